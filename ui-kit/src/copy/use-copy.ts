import { useEffect, useState } from 'react';
import { copyText } from './copy-text';

const hintMs = 2000;

export interface CopyEvents {
  onCopied?: () => void;
  /** The browser refused: time to say "select it yourself". */
  onCopyFailed?: () => void;
}

/** Copies on demand, and knows for two seconds that it did. */
export function useCopy(value: string, { onCopied, onCopyFailed }: CopyEvents) {
  const [copiedAt, setCopiedAt] = useState<number>();

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), hintMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copyText(value)) {
      setCopiedAt(performance.now());
      onCopied?.();
    } else {
      onCopyFailed?.();
    }
  }

  return { copied: copiedAt !== undefined, copy };
}
