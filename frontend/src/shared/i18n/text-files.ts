import type { BackendModule } from 'i18next';

const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/*.json');

async function load(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file = files[`../../locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await file()).default;
}

/** Fetches one language of one namespace when a screen first needs it. */
export const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    load(language, namespace).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, null),
    );
  },
};
