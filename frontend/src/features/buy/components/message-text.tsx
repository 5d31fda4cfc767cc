import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@torpedo/ui-kit';

const SHORT = 120;

export function MessageText({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation('buy');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isLong = text.length > SHORT || text.split('\n').length > 3;
  return (
    <div className={classNames('min-w-0 default:text-sm', className)}>
      <p
        id={id}
        dir="auto"
        className={classNames('break-words whitespace-pre-line', isLong && !isWhole && 'line-clamp-3')}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          className="touch-target font-semibold underline-offset-2 hover:underline"
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'message.less' : 'message.more')}
        </button>
      )}
    </div>
  );
}
