const brazilian = /^\+55(\d{2})(\d{4,5})(\d{4})$/;

/** @param phone in E.164; a library for all countries would weigh more than the rest of the page */
export function whatsappLink(phone: string): { href: string; text: string } {
  return {
    href: `https://wa.me/${phone.replace(/\D/g, '')}`,
    text: phone.replace(brazilian, '+55 $1 $2-$3'),
  };
}
