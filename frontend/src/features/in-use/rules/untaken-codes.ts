interface CodeHolder {
  codigo_atual: string | null;
  historico_codigos: readonly { recebido_em: string }[];
}

const arrival = ({ historico_codigos }: CodeHolder) =>
  Date.parse(historico_codigos[0]?.recebido_em ?? '') || Infinity;

export function untakenCodes<Holder extends CodeHolder>(
  holders: readonly Holder[],
  isTaken: (holder: Holder) => boolean,
): Holder[] {
  return holders
    .filter((holder) => holder.codigo_atual !== null && !isTaken(holder))
    .sort((left, right) => (arrival(left) === arrival(right) ? 0 : arrival(right) - arrival(left)));
}
