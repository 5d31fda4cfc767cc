import { isLanguage, rememberLanguage } from '../../shared/i18n/languages';

/** Keeps the language of the links that choose one. */
export function rememberChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-chooses-language]');
    const chosen = link ? link.dataset.choosesLanguage : undefined;
    if (isLanguage(chosen)) rememberLanguage(chosen);
  });
}
