import type { Request, Response } from 'express';
import type { Clock } from '../platform/clock.js';
import { addDays, dayOf, isDay, type Day } from '../platform/days.js';
import { FaultBoard } from './faults.js';
import { serveLocally } from './local-server.js';

export const PTAX_FAULTS = [
  'stale',
  'absent',
  'garbled',
  'implausible',
  'server_error',
  'hang',
  'reset',
] as const;
export type PtaxFault = (typeof PTAX_FAULTS)[number];

export interface PtaxSimulator {
  readonly url: string;
  readonly faults: FaultBoard<PtaxFault>;
  close(): Promise<void>;
}

const USUAL: Readonly<Record<string, number>> = { USD: 5.38, EUR: 6.24 };
const SERVICE = '/olinda/servico/PTAX/versao/v1/odata';

/** Times in Brasília. */
const BULLETINS = [
  ['10:08:17.502', 'Abertura'],
  ['11:05:31.204', 'Intermediário'],
  ['12:02:44.719', 'Intermediário'],
  ['13:03:52.381', 'Intermediário'],
  ['13:04:10.115', 'Fechamento'],
] as const;

const STALE_DAYS = 10;
const IMPLAUSIBLE_FACTOR = 10;

export async function createPtaxSimulator({ clock }: { clock: Clock }): Promise<PtaxSimulator> {
  const faults = new FaultBoard<PtaxFault>(PTAX_FAULTS, () => null);

  function answer(request: Request, response: Response): void {
    const fault = faults.take(PTAX_FAULTS, 'read');
    if (fault === 'hang') return;
    if (fault === 'reset') return void response.socket?.resetAndDestroy();
    if (fault === 'server_error') return void response.status(500).send('<html>Erro interno</html>');
    if (fault === 'garbled')
      return void response.type('json').send('{"value":[{"cotacaoVenda":"5,38","dataHo');
    if (fault === 'absent') return void response.json({ value: [] });
    const from = dayIn(request.query['@dataInicial']);
    const to = dayIn(request.query['@dataFinalCotacao']);
    const usual = USUAL[textIn(request.query['@moeda'])];
    if (!from || !to || usual === undefined) return void response.status(400).send('Bad Request');
    const now = clock.now();
    const last = fault === 'stale' ? addDays(dayOf(now), -STALE_DAYS) : to;
    const factor = fault === 'implausible' ? IMPLAUSIBLE_FACTOR : 1;
    response.json({ value: bulletinsOf({ from, to: last, now, usual: usual * factor }) });
  }

  const server = await serveLocally((app) => app.get(/CotacaoMoedaPeriodo\(/, answer));
  return { url: `${server.url}${SERVICE}`, faults, close: () => server.close() };
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.replaceAll("'", '') : '');

function dayIn(value: unknown): Day | null {
  const [month, date, year] = textIn(value).split('-');
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? day : null;
}

interface Period {
  from: Day;
  to: Day;
  now: Date;
  /** BRL for one unit, approximately. */
  usual: number;
}

function bulletinsOf({ from, to, now, usual }: Period): object[] {
  const rows: object[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = new Date(day).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const [time, bulletin] of BULLETINS) {
      if (new Date(`${day}T${time}-03:00`) > now) continue;
      const rate = Number((usual * (1 + swingOf(day) / 1000)).toFixed(4));
      rows.push({
        paridadeCompra: 1,
        paridadeVenda: 1,
        cotacaoCompra: Number((rate - 0.0006).toFixed(4)),
        cotacaoVenda: rate,
        dataHoraCotacao: `${day} ${time}`,
        tipoBoletim: bulletin,
      });
    }
  }
  return rows;
}

function swingOf(day: Day): number {
  return Number(day.slice(8)) % 10;
}
