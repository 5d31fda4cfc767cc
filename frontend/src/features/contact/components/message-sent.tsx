import { Button, SectionHeading } from '@torpedo/ui-kit';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';

type MessageSentProps = {
  /** Where the answer will go. */
  email: string;
  onAnother: () => void;
};

/** In place of the form once the message is on its way. Takes the focus, because the button that had it is gone. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const { t } = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status" className="rounded-card bg-received-soft p-6">
      <CircleCheck aria-hidden className="size-8 text-received" />
      <SectionHeading ref={heading} tabIndex={-1} className="mt-3 outline-none">
        {t('sent.title')}
      </SectionHeading>
      <p className="mt-1.5">{t('sent.text', { email })}</p>
      <Button variant="outline" className="mt-5" onClick={onAnother}>
        {t('sent.another')}
      </Button>
    </div>
  );
}
