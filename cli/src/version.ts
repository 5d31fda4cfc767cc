import manifest from '../package.json' with { type: 'json' };

/** The version of this tool. */
export const VERSION = manifest.version;
