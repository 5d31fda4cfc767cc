import * as esbuild from 'esbuild';

let running = 0;

/**
 * Runs esbuild. Its service, which all builds of this process share, ends with the last of them: it would live as long
 * as the server that this process becomes, and a build whose service ends never ends itself.
 */
export async function build(options: esbuild.BuildOptions): Promise<void> {
  running += 1;
  try {
    await esbuild.build(options);
  } finally {
    running -= 1;
    if (running === 0) await esbuild.stop();
  }
}
