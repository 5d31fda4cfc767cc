import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { siInstagram, siTelegram, siX } from 'simple-icons';
import { brandContact } from '../../shared/brand';

const networks = [
  { id: 'instagram', icon: siInstagram },
  { id: 'telegram', icon: siTelegram },
  { id: 'x', icon: siX },
] as const;

/** The brand's pages in social networks, as far as it has them. */
export function SocialLinks({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  return (
    <ul aria-label={t('footer.follow')} className={classNames('flex', className)}>
      {networks.map(({ id, icon }) => {
        const href = brandContact.social[id];
        return (
          href && (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={icon.title}
                className="flex size-11 items-center justify-center rounded-control text-muted transition-colors duration-(--duration-fast) hover:text-text"
              >
                <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
                  <path d={icon.path} />
                </svg>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
