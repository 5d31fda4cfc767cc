import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The file that `node --cpu-prof` writes when the process ends; times are in microseconds. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

export interface Phase {
  name: string;
  /** Files whose code belongs to this phase; calls from them into Node itself count too. */
  files: RegExp;
}

export const IDLE = '(idle)';

/** Processor time of each phase in ms; names in brackets stand for work outside any file's code. */
export async function readProfile(folder: string, phases: readonly Phase[]): Promise<Map<string, number>> {
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  if (!file) throw new Error(`There is no profile in ${folder}`);
  const profile = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as CpuProfile;
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const phaseOf = new Map<number, string>();
  const visit = (id: number, inherited: string) => {
    const { callFrame, children = [] } = nodes.get(id)!;
    const own = phases.find(({ files }) => files.test(callFrame.url))?.name;
    const isOutside = /^\((?!root|anonymous)/.test(callFrame.functionName);
    const phase = isOutside ? callFrame.functionName : (own ?? inherited);
    phaseOf.set(id, phase);
    for (const child of children) visit(child, phase);
  };
  visit(profile.nodes[0]!.id, 'Node itself');
  const times = new Map<string, number>();
  for (const [index, id] of profile.samples.entries()) {
    const phase = phaseOf.get(id) ?? 'Node itself';
    times.set(phase, (times.get(phase) ?? 0) + (profile.timeDeltas[index] ?? 0) / 1000);
  }
  return times;
}
