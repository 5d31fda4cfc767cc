import type { ToastContent, ToastKind } from './toast-content';

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
export function requestToast(request: ToastRequest): void {
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
