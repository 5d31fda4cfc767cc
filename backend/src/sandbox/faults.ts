import type { Request, RequestHandler, Response } from 'express';

/** No answer comes, and nothing was done. */
export const SILENT_FAULTS = ['hang', 'reset'] as const;
/** The work was done, but its answer does not arrive whole. */
export const LOSING_FAULTS = [
  'hang_but_done',
  'reset_but_done',
  'server_error_but_done',
  'truncated_but_done',
] as const;
/** Like the losing faults, at providers only. */
export const SPOILING_FAULTS = ['empty_but_done', 'garbled_but_done'] as const;

interface PlannedFault<Fault extends string> {
  fault: Fault;
  action: string | null;
  remaining: number | null;
}

export class FaultBoard<Fault extends string> {
  #planned: PlannedFault<Fault>[] = [];

  constructor(
    readonly known: readonly Fault[],
    private readonly usualActions: (fault: Fault) => readonly string[] | null,
  ) {}

  plan(
    fault: Fault,
    { action = null, times = 1 }: { action?: string | null; times?: number | null } = {},
  ): void {
    this.#planned.push({ fault, action, remaining: times });
  }

  clear(): void {
    this.#planned = [];
  }

  switch(name: string, isOn: boolean): boolean {
    const fault = this.known.find((known) => known === name);
    if (fault === undefined) return false;
    this.#planned = this.#planned.filter((planned) => planned.fault !== fault);
    if (isOn) this.plan(fault, { times: null });
    return true;
  }

  list(): readonly PlannedFault<Fault>[] {
    return this.#planned.map((planned) => ({ ...planned }));
  }

  switches(): { fault: Fault; on: boolean }[] {
    const on = new Set(this.#planned.map(({ fault }) => fault));
    return this.known.map((fault) => ({ fault, on: on.has(fault) }));
  }

  take<Wanted extends string>(wanted: readonly Wanted[], action: string): Wanted | null {
    const isAbout = ({ fault, action: only }: PlannedFault<Fault>) =>
      only === null ? (this.usualActions(fault)?.includes(action) ?? true) : only === action;
    const planned = this.#planned.find(
      (candidate) => (wanted as readonly string[]).includes(candidate.fault) && isAbout(candidate),
    );
    if (!planned) return null;
    if (planned.remaining !== null && --planned.remaining <= 0) {
      this.#planned = this.#planned.filter((other) => other !== planned);
    }
    return planned.fault as string as Wanted;
  }
}

export interface FaultLayerOptions<Refusing extends string> {
  faults: Pick<FaultBoard<string>, 'take'>;
  refusing: readonly Refusing[];
  refuse(fault: Refusing, response: Response): void;
  actionOf(request: Request): string;
}

export function createFaultLayer<Refusing extends string>({
  faults,
  refusing,
  refuse,
  actionOf,
}: FaultLayerOptions<Refusing>): RequestHandler {
  return (request, response, next) => {
    const action = actionOf(request);
    const silence = faults.take([...SILENT_FAULTS, 'silent'], action);
    if (silence) return loseConnection(silence, response);
    const refusal = faults.take(refusing, action);
    if (refusal) return refuse(refusal, response);
    const losing = faults.take([...LOSING_FAULTS, ...SPOILING_FAULTS], action);
    if (losing) spoilAnswer(response, losing);
    next();
  };
}

function spoilAnswer(
  response: Response,
  fault: (typeof LOSING_FAULTS | typeof SPOILING_FAULTS)[number],
): void {
  const send = response.send.bind(response);
  response.send = (body: string) => {
    response.send = send;
    switch (fault) {
      case 'empty_but_done':
        return send('');
      case 'garbled_but_done':
        return send(`\u0000\u0001${body.split('').reverse().join('')}`);
      case 'truncated_but_done':
        return send(body.slice(0, Math.floor(body.length / 2)));
      case 'server_error_but_done':
        return response.status(502).type('html').send(webPage(502));
      default:
        loseConnection(fault, response);
        return response;
    }
  };
}

function loseConnection(fault: string, response: Response): void {
  if (fault.startsWith('reset')) response.socket?.resetAndDestroy();
}

export const webPage = (status: number): string =>
  `<html><head><title>${status}</title></head><body><h1>Bad gateway</h1></body></html>`;
