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
    // What has taken the focus in the meantime keeps it.
    if (document.activeElement !== document.body) return;
    places.find((place) => {
      place?.focus({ preventScroll: true });
      return place === document.activeElement;
    });
  }

  return <RadixDialog.Content onCloseAutoFocus={returnFocus} {...props} />;
}
