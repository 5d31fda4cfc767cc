#!/usr/bin/env node
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Torpedo } from '@torpedo/api-client';
import { createAssistantServer } from '@torpedo/api-client/mcp';

const { TORPEDO_URL: baseUrl, TORPEDO_KEY: apiKey, TORPEDO_ASK_ABOVE_CENTS = '0' } = process.env;
const askAboveCents = /^\d+$/.test(TORPEDO_ASK_ABOVE_CENTS) ? Number(TORPEDO_ASK_ABOVE_CENTS) : NaN;

if (!baseUrl || !apiKey || Number.isNaN(askAboveCents)) {
  console.error(
    'Set TORPEDO_URL to the address of the server, TORPEDO_KEY to an API key, and TORPEDO_ASK_ABOVE_CENTS, if at all, to whole cents.',
  );
  process.exit(1);
}
serveStdio(() => createAssistantServer({ torpedo: new Torpedo({ baseUrl, apiKey }), askAboveCents }));
