import type { BackendModule, ResourceKey } from 'i18next';

async function load(language: string, namespace: string): Promise<ResourceKey> {
  const response = await fetch(`${import.meta.env.TEXTS_URL}/${language}/${namespace}.json`);
  if (!response.ok) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await response.json()) as ResourceKey;
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
