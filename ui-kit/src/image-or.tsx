import { useState, type ComponentProps } from 'react';

/** An image, or its children while there is no source or after it failed to load. */
export function ImageOr({ src, alt = '', children, ...props }: ComponentProps<'img'>) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return children;
  return <img data-slot="image" src={src} alt={alt} onError={() => setFailedSrc(src)} {...props} />;
}
