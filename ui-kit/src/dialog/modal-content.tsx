import { Dialog as RadixDialog } from 'radix-ui';
import { useState, type ComponentProps } from 'react';

/** Where the focus may go back to: where it is now or, once that is gone, the part of the page around it. */
function placesToReturnTo(): (HTMLElement | null)[] {
  const opener = document.activeElement;
  return opener instanceof HTMLElement ? [opener, opener.closest('main')] : [];
}

/** The content of a modal surface, which gives the focus back to what opened it, whatever that was. */
export function ModalContent(props: ComponentProps<typeof RadixDialog.Content>) {
  // Asked before anything in it takes the focus.
  const [places] = useState(placesToReturnTo);

  function returnFocus(event: Event) {
    event.preventDefault();
    places.find((place) => place?.isConnected)?.focus({ preventScroll: true });
  }

  return <RadixDialog.Content onCloseAutoFocus={returnFocus} {...props} />;
}
