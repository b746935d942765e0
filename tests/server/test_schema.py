"""Schemathesis over the whole API: no 5xx, no answer outside the schema."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from .harness import Server

EXAMPLES = 200 if os.environ.get("ELFENLAND_LONG") else 8


def test_schemathesis(shared: Server, tmp_path: Path) -> None:
    """A guest with a running and a finished game, so that what is asked also exists."""
    client = shared.client()
    running, finished = client.new("mine", "device")["game"], client.new("mine", "device")["game"]
    opened = client.new("mine", "open", start=False)["game"]
    client.play_on(finished)
    document = client.get("/openapi.json")
    for methods in document["paths"].values():  # let the names of real games be drawn often
        for operation in methods.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "game":
                    parameter["schema"] = {"type": "string", "enum": [running, finished, opened]}
    for path in [path for path in document["paths"] if path.endswith("/stream") or path == "/api/me"]:
        document["paths"][path].pop("get" if path.endswith("/stream") else "delete", None)
    body = document["paths"]["/api/records"]["post"]["requestBody"]
    body["content"] = {"text/plain": body["content"]["application/jsonl"]}  # which schemathesis can write
    schema = tmp_path / "openapi.json"
    schema.write_text(json.dumps(document))
    cookie = f"Cookie: elfenland={client.http.cookies['elfenland']}"
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(schema), "--url", shared.url, "-H", cookie]
    command += ["--max-examples", str(EXAMPLES), "--phases", "examples,coverage,fuzzing", "--seed", "1"]
    command += ["--checks", "not_a_server_error,status_code_conformance,content_type_conformance"]
    command += ["--checks", "response_schema_conformance,response_headers_conformance", "--request-timeout", "20"]
    command += ["--exclude-operation-id", "delete_game", "--no-color", "--generation-database", "none"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1500, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
