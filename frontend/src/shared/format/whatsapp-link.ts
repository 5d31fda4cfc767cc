const brazilian = /^\+55(\d{2})(\d{4,5})(\d{4})$/;

/**
 * How the brand's number is written and where it leads. The library that writes any country's numbers weighs more than
 * the rest of the page.
 * @param phone in E.164
 */
export function whatsappLink(phone: string): { href: string; text: string } {
  return {
    href: `https://wa.me/${phone.replace(/\D/g, '')}`,
    text: phone.replace(brazilian, '+55 $1 $2-$3'),
  };
}
