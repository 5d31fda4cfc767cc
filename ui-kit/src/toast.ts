interface ToastContent {
  title: string;
  message?: string;
  action?: { label: string; onClick: () => void };
  id?: string;
  /** In milliseconds. */
  duration?: number;
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

export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: (id?: string | number) => requestToast({ type: 'dismiss', id }),
};
