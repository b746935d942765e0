// What we use of preact/hooks, for the type checker in development.
type Cleanup = void | (() => void);
export function useState<T>(first: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useReducer<S, A>(reduce: (state: S, action: A) => S, first: S): [S, (action: A) => void];
export function useEffect(run: () => Cleanup, inputs?: readonly unknown[]): void;
export function useLayoutEffect(run: () => Cleanup, inputs?: readonly unknown[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, inputs?: readonly unknown[]): T;
export function useCallback<F extends (...args: any[]) => any>(call: F, inputs?: readonly unknown[]): F;
export function useContext(context: any): any;
export function useId(): string;
export function useErrorBoundary(caught?: (error: any) => void): [any, () => void];
