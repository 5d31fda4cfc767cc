import { spawn } from 'node:child_process';

function openerOf(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): [string, string[]] {
  if (env['BROWSER']) return [env['BROWSER'], []];
  if (platform === 'darwin') return ['open', []];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler']];
  return ['xdg-open', []];
}

/** Shows a page in the person's browser; does nothing where there is none. */
export function openInBrowser(address: string, env: NodeJS.ProcessEnv): void {
  const [program, args] = openerOf(process.platform, env);
  const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
