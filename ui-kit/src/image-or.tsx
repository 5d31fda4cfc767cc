import { useState, type ComponentProps } from 'react';

export function ImageOr({ src, alt = '', children, ...props }: ComponentProps<'img'>) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return children;
  return <img data-slot="image" src={src} alt={alt} onError={() => setFailedSrc(src)} {...props} />;
}
