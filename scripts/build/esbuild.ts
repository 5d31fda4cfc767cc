import * as esbuild from 'esbuild';

let running = 0;

/** All builds share esbuild's service. It ends after the last build: if it ends earlier, a running build hangs. */
export async function build(options: esbuild.BuildOptions): Promise<void> {
  running += 1;
  try {
    await esbuild.build(options);
  } finally {
    running -= 1;
    if (running === 0) await esbuild.stop();
  }
}
