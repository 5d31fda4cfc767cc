import type { Express } from 'express';
import type { ClusterState } from './state.js';
import type { Traffic } from './traffic.js';

/** The content of both pages. */
export interface Shown extends ClusterState {
  /** Null where no simulated customers run. */
  traffic: Pick<Traffic, 'tally' | 'lastFailure'> | null;
}

export const ACTIONS = [
  'kill leader',
  'kill sync',
  'kill replica',
  'kill redis',
  'kill product',
  'kill etcd',
  'freeze leader',
  'freeze replica',
  'freeze product',
  'switchover',
  'revive',
];

const money = (cents: number) => `R$ ${(cents / 100).toFixed(2)}`;

/** The facts as rows of name and value. */
export function rowsOf({ databases, redis, processes, traffic }: Shown): [string, string][] {
  const dead = processes.filter(({ isRunning }) => !isRunning).map(({ name }) => name);
  return [
    ...databases.map(({ name, role, state, lag }): [string, string] => [
      name,
      `${role}, ${state}${role === 'leader' ? '' : `, ${Number(lag) || 0} bytes behind`}`,
    ]),
    ['redis', `${redis} leads`],
    ['dead or frozen', dead.join(', ') || 'none'],
    ...(traffic ? rowsOfTraffic(traffic) : []),
  ];
}

function rowsOfTraffic({ tally, lastFailure }: NonNullable<Shown['traffic']>): [string, string][] {
  return [
    ['requests', `${tally.requests}, ${tally.failures} failed and were repeated`],
    ['last failure', lastFailure.slice(0, 100) || 'none'],
    ['money in', `${money(tally.inCents)} by ${tally.topups} top-ups`],
    ['money out', `${money(tally.outCents)} by ${tally.refunds} refunds`],
    ['numbers', `${tally.purchases} bought, ${tally.messages} with a message, ${tally.cancels} cancelled`],
  ];
}

/** Redraws the screen of a terminal; elsewhere prints one line each time. */
export function showInTerminal(shown: Shown, out: NodeJS.WriteStream): void {
  const rows = rowsOf(shown);
  if (!out.isTTY) return void out.write(`${rows.map(([name, value]) => `${name}: ${value}`).join(' | ')}\n`);
  out.write('\x1b[H\x1b[J');
  for (const [name, value] of rows) out.write(`${name.padEnd(16)}${value}\n`);
  out.write(`\nBreak it: npm run cluster -- ${ACTIONS.join(' | ')}\nCtrl-C ends everything.\n`);
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cluster</title>
<style>
  body { font: 16px system-ui; color-scheme: light dark; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
  th { text-align: start; padding-inline-end: 2rem; white-space: nowrap; vertical-align: top }
  td { overflow-wrap: anywhere } button { margin: 0 .5rem .5rem 0; padding: .5rem }
</style>
<h1>Cluster</h1>
<p><a id="product">The product</a> · <a href="/sandbox">its simulators</a></p>
<table id="facts"></table>
<p id="actions"></p><p id="said" role="status"></p>
<script type="module">
  const by = (id) => document.getElementById(id);
  const say = (text) => (by('said').textContent = text);
  const { actions, url } = await (await fetch('/about')).json();
  by('product').href = url;
  for (const action of actions) {
    const button = document.createElement('button');
    button.textContent = action;
    button.onclick = async () => say(await (await fetch('/act/' + action.replace(' ', '/'), { method: 'POST' })).text());
    by('actions').append(button);
  }
  setInterval(async () => {
    try {
      const rows = await (await fetch('/state')).json();
      by('facts').replaceChildren(...rows.map(([name, value]) => {
        const row = document.createElement('tr');
        row.append(Object.assign(document.createElement('th'), { textContent: name }));
        row.append(Object.assign(document.createElement('td'), { textContent: value }));
        return row;
      }));
    } catch { say('The laboratory does not answer.'); }
  }, 1000);
</script>`;

interface Deps {
  url: string;
  shown: () => Promise<Shown>;
  act: (action: string, target?: string) => Promise<string>;
}

/** The page in the browser, and the routes that the command line calls. */
export function mountPage(app: Express, { url, shown, act }: Deps): void {
  app.get('/', (_request, response) => void response.type('html').send(PAGE));
  app.get('/about', (_request, response) => void response.json({ actions: ACTIONS, url }));
  app.get('/state', async (_request, response) => void response.json(rowsOf(await shown())));
  app.post('/act/:action{/:target}', async ({ params }, response) => {
    try {
      response.type('text').send(await act(params.action, params.target));
    } catch (error) {
      response
        .status(409)
        .type('text')
        .send((error as Error).message);
    }
  });
}
