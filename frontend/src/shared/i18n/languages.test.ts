import { afterEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage, languageStorageKey } from './languages';

const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("the reader's language", () => {
  it('is the stored choice, even if the browser has another language', () => {
    browserSpeaks('en-US');
    localStorage.setItem(languageStorageKey, 'es');
    expect(detectLanguage()).toBe('es');
  });

  it.each([
    [['en-GB', 'pt-BR'], 'en'],
    [['fr-FR', 'es-MX', 'en'], 'es'],
    [['fr-FR'], 'pt'],
    [[], 'pt'],
  ])('with the browser languages %j is %s', (tags, language) => {
    browserSpeaks(...tags);
    expect(detectLanguage()).toBe(language);
  });

  it('comes from the browser when the stored language is unknown', () => {
    browserSpeaks('en');
    localStorage.setItem(languageStorageKey, 'xx');
    expect(detectLanguage()).toBe('en');
  });

  it('comes from the browser when storage is not available', () => {
    browserSpeaks('es');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(detectLanguage()).toBe('es');
  });
});
