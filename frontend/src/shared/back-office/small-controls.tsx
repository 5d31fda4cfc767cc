import { Button, type ButtonProps, classNames, IconButton, type IconButtonProps } from '@torpedo/ui-kit';

/** A button in the height of the back-office's bars; as high as a thumb needs on a phone. */
export function SmallButton({ className, ...props }: ButtonProps) {
  return (
    <Button
      {...props}
      size={null}
      className={classNames('touch-target h-11 px-3 text-sm md:h-8 [&_svg]:size-4', className)}
    />
  );
}

/** The same for a button that is only an icon. */
export function SmallIconButton({ className, ...props }: IconButtonProps) {
  return <IconButton {...props} size={null} className={classNames('size-11 md:size-8', className)} />;
}
