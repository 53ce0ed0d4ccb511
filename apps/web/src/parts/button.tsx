import type { ButtonHTMLAttributes } from 'react';

/** `primary` is the one thing to do next, `ghost` stands back; the usual button is plain. */
export function Button({
  look = 'plain',
  small = false,
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: 'primary' | 'plain' | 'ghost';
  readonly small?: boolean;
}) {
  return <button {...rest} type={type} className={`button ${look} ${small ? 'small' : ''} ${className}`} />;
}
