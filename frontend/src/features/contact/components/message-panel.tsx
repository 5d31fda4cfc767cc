import { useState } from 'react';
import { ContactForm } from './contact-form';
import { MessageSent } from './message-sent';

/** The form, and what is said in its place once a message is on its way. */
export function MessagePanel() {
  const [sentBy, setSentBy] = useState<string>();
  return sentBy ? (
    <MessageSent email={sentBy} onAnother={() => setSentBy(undefined)} />
  ) : (
    <ContactForm onSent={setSentBy} />
  );
}
