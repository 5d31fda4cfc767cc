interface ToastContent {
  title: string;
  message?: string;
  action?: { label: string; onClick: () => void };
  /** A toast with the same id replaces the one that shows. */
  id?: string;
  /** How long it stays, in milliseconds; left out, as long as its kind. */
  duration?: number;
  /** Left out: where all toasts appear. */
  position?: 'top-center';
}

/** How long each kind stays, in milliseconds. */
export const toastDurations = { success: 4000, error: 6000, warning: 5000, info: 4000 } as const;

type ToastKind = keyof typeof toastDurations;

interface ShowRequest {
  type: 'show';
  kind: ToastKind;
  content: ToastContent;
}

export type ToastRequest = ShowRequest | { type: 'dismiss'; id: string | number | undefined };

type Deliver = (request: ToastRequest) => void;

let deliver: Deliver | null = null;
let waiting: ShowRequest[] = [];
const listeners = new Set<() => void>();

/** Hands a request to the outlet, or keeps it until there is one: its code is loaded when it is first needed. */
function requestToast(request: ToastRequest): void {
  if (deliver) {
    deliver(request);
    return;
  }
  if (request.type === 'dismiss') {
    waiting = waiting.filter(({ content }) => request.id !== undefined && content.id !== request.id);
    return;
  }
  waiting = [...waiting, request];
  for (const listener of listeners) listener();
}

/** Takes what has waited and all that comes, until the returned function is called. */
export function takeToastRequests(by: Deliver): () => void {
  deliver = by;
  const late = waiting;
  waiting = [];
  for (const request of late) by(request);
  return () => {
    deliver = null;
  };
}

export const isToastWaiting = () => waiting.length > 0;

export function listenForToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const show = (kind: ToastKind) => (content: ToastContent) => requestToast({ type: 'show', kind, content });

/** Shows a message over the page, from anywhere; needs one Toaster on it. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: (id?: string | number) => requestToast({ type: 'dismiss', id }),
};
