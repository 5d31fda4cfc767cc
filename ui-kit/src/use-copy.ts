import { useEffect, useState } from 'react';

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughSelection(text);
  }
}

// The clipboard API exists only in secure contexts, so not on a phone that opens a computer in the same network.
function copyThroughSelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

export type CopyValue = string | (() => string);

const hintMs = 2000;

export interface CopyEvents {
  onCopied?: () => void;
  onCopyFailed?: () => void;
}

export function useCopy(value: CopyValue, { onCopied, onCopyFailed }: CopyEvents) {
  const [copiedAt, setCopiedAt] = useState<number>();

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), hintMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copyText(typeof value === 'function' ? value() : value)) {
      setCopiedAt(performance.now());
      onCopied?.();
    } else {
      onCopyFailed?.();
    }
  }

  return { copied: copiedAt !== undefined, copy };
}
