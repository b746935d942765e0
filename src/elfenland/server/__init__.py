"""The table: games over HTTP that are never lost and never leak.

settings → store → tables (documents and logs in memory) → lobby, play, votes, stream, bots → app → run
"""
