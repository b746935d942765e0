import hooks from "eslint-plugin-react-hooks";

/** Whether names and types are right is for tsc to say (tsconfig.json); this is about habits. */
export default [
  {
    files: ["src/elfenland/web/**/*.js"],
    ignores: ["src/elfenland/web/vendor/**"],
    plugins: { hooks },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "hooks/rules-of-hooks": "error",
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      "no-constant-condition": "error",
      "no-duplicate-imports": "error",
      "no-else-return": ["error", { allowElseIf: true }],
      "no-self-compare": "error",
      "no-unreachable": "error",
      "no-unused-vars": "error",
      "no-var": "error",
      "prefer-const": "error",
    },
  },
];
