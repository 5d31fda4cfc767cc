import type { Language } from '../../../platform/languages.js';
import type { AlarmCode } from './alarm-catalogue.js';

interface AlarmText {
  name: string;
  /** What the alarm means and what to do. */
  meaning: string;
}

export const ALARM_TEXTS: Readonly<Record<Language, Readonly<Record<AlarmCode, AlarmText>>>> = {
  pt: {
    provider_balance_low: {
      name: 'Saldo baixo no provedor',
      meaning: 'No ritmo atual, nosso saldo em um provedor acaba em breve: recarregue lá.',
    },
    provider_closed: {
      name: 'Provedor recusa tudo',
      meaning: 'Um provedor recusa tudo o que pedimos até certa hora: pergunte o motivo ao suporte dele.',
    },
    provider_unreachable: {
      name: 'Provedor deixado de lado',
      meaning:
        'Um provedor não responde ou recusa nossa conta, e por enquanto nada é comprado lá: veja se ele está fora do ar, se a chave está errada ou se perdemos o acesso.',
    },
    offer_closed: {
      name: 'Custo diferente do prometido',
      meaning:
        'Um provedor cobrou outro custo que o da sua lista: o número foi devolvido, e nada é comprado nessa oferta até que alguém a abra de novo. Pergunte o motivo ao suporte dele antes de abrir.',
    },
    number_sold_twice: {
      name: 'Número vendido duas vezes',
      meaning:
        'Um provedor vendeu números que já estavam em uso para o mesmo serviço: foram devolvidos; pergunte o motivo ao suporte dele.',
    },
    list_unreadable: {
      name: 'Linhas ilegíveis na lista',
      meaning:
        'A lista de números de um provedor tem linhas que não entendemos: estes números são consultados um a um. Veja o formato da linha e pergunte ao suporte dele.',
    },
    sender_refused: {
      name: 'Remetente recusado',
      meaning:
        'Chegam notificações em nome de um provedor ou gateway com segredo ou assinatura errados: compare o segredo dos dois lados. Consultas periódicas seguem trazendo códigos e pagamentos.',
    },
    delivery_fell: {
      name: 'Entrega caiu',
      meaning:
        'Um produto entrega bem menos do que na semana anterior: rebaixe a oferta ou pause a venda dele.',
    },
    incident_silent: {
      name: 'Incidente sem notícia',
      meaning: 'Prometemos aos clientes notícia de um incidente: publique uma atualização no status público.',
    },
    case_overdue: {
      name: 'Caso fora do prazo',
      meaning:
        'Há clientes que esperam a decisão de um caso além do prazo: decida os casos mais antigos primeiro.',
    },
    outcome_unknown: {
      name: 'Tentativa sem resposta clara',
      meaning:
        'Tentativas de comprar um número estão sem resposta clara há tempo demais: confira de novo com o provedor.',
    },
    stray_number: {
      name: 'Número que ninguém pediu',
      meaning:
        'Um provedor guarda para nós números que nenhuma tentativa nossa explica: talvez mais alguém use a conta.',
    },
    topup_uncredited: {
      name: 'Pix pago sem crédito',
      meaning: 'Há Pix pagos que não foram creditados porque algo neles não confere: decida sobre cada um.',
    },
    topup_disputed: {
      name: 'Recarga desfeita no gateway',
      meaning: 'Dinheiro de recargas creditadas foi tomado de volta no gateway: decida o que será do saldo.',
    },
    payout_stuck: {
      name: 'Devolução sem confirmação',
      meaning: 'O gateway não confirma devoluções há tempo demais: pergunte a ele sobre elas.',
    },
    rate_stale: {
      name: 'Cotação velha demais',
      meaning:
        'As cotações do Banco Central estão velhas demais, e nada é vendido em dólar e euro: veja por que não são lidas ou defina as cotações à mão.',
    },
    books_differ: {
      name: 'Livros e terceiros divergem',
      meaning:
        'Nossos livros não batem com o que diz uma carteira, um gateway ou um provedor: veja cada diferença.',
    },
    mail_backlog: {
      name: 'E-mails parados',
      meaning: 'E-mails não estão sendo entregues: veja o servidor de e-mail.',
    },
    push_backlog: {
      name: 'Notificações paradas',
      meaning: 'Notificações não estão saindo: veja o log do laço push-outbox.',
    },
    read_replica_unused: {
      name: 'Réplica de leitura fora de uso',
      meaning:
        'A réplica de leitura não responde ou está atrasada demais, e o banco principal responde no lugar dela: veja a réplica e a rede até ela.',
    },
  },
  en: {
    provider_balance_low: {
      name: 'Low balance at a provider',
      meaning: 'Our balance at a provider ends soon at the present pace: top it up there.',
    },
    provider_closed: {
      name: 'Provider refuses everything',
      meaning: 'A provider refuses everything we ask for until a time: ask its support why.',
    },
    provider_unreachable: {
      name: 'Provider set aside',
      meaning:
        'A provider does not answer, or refuses our account, so that nothing is bought there for now: look whether it is down, our key is wrong, or we are cut off.',
    },
    offer_closed: {
      name: 'Cost not as promised',
      meaning:
        'A provider asked another cost than its list promises: the number went back, and nothing is bought at that offer until somebody opens it again. Ask its support why before you open it.',
    },
    number_sold_twice: {
      name: 'Number sold twice',
      meaning:
        'A provider sold numbers that were in use for the same service already: they went back; ask its support why.',
    },
    list_unreadable: {
      name: 'Unreadable rows in a list',
      meaning:
        "A provider's list of numbers has rows that we cannot read: these numbers are asked for one by one. Look at the shape of the row, and ask its support.",
    },
    sender_refused: {
      name: 'Sender refused',
      meaning:
        'Notifications come in the name of a provider or gateway with a wrong secret or signature: compare the secret on both sides. Polls go on bringing codes and payments.',
    },
    delivery_fell: {
      name: 'Delivery fell',
      meaning: 'A product delivers far less than in the week before: move its offer down, or pause it.',
    },
    incident_silent: {
      name: 'Incident without news',
      meaning: 'Customers were promised news of an incident: publish an update on the public status.',
    },
    case_overdue: {
      name: 'Case past its due time',
      meaning: 'Customers wait for the decision of a case beyond its due time: decide the oldest first.',
    },
    outcome_unknown: {
      name: 'Attempt without a clear answer',
      meaning:
        'Attempts to buy a number have had no clear answer for too long: check again with the provider.',
    },
    stray_number: {
      name: 'Number that nobody asked for',
      meaning:
        'A provider holds numbers for us that no attempt of ours explains: somebody else may use the account.',
    },
    topup_uncredited: {
      name: 'Paid Pix not credited',
      meaning:
        'Paid Pix were not credited because something about them is not as it should be: decide about each.',
    },
    topup_disputed: {
      name: 'Top-up taken back at the gateway',
      meaning: 'Money of credited top-ups was taken back at the gateway: decide what becomes of the balance.',
    },
    payout_stuck: {
      name: 'Refund not confirmed',
      meaning: 'The gateway has not confirmed payouts for too long: ask it about them.',
    },
    rate_stale: {
      name: 'Exchange rate too old',
      meaning:
        'The exchange rates of the feed are too old, so nothing is sold in dollars and euros: look why it is not read, or set the rates by hand.',
    },
    books_differ: {
      name: 'Books and others differ',
      meaning: 'Our books differ from what a wallet, a gateway or a provider says: look at each difference.',
    },
    mail_backlog: { name: 'E-mails stuck', meaning: 'Mails are not delivered: look at the mail server.' },
    push_backlog: {
      name: 'Notifications stuck',
      meaning: 'Notifications are not sent: look at the logs of the loop push-outbox.',
    },
    read_replica_unused: {
      name: 'Read replica not in use',
      meaning:
        'The read replica does not answer or is too far behind, so that the leader answers in its place: look at the replica and the network to it.',
    },
  },
  es: {
    provider_balance_low: {
      name: 'Saldo bajo en el proveedor',
      meaning: 'Al ritmo actual, nuestro saldo en un proveedor termina pronto: recárgalo allí.',
    },
    provider_closed: {
      name: 'El proveedor rechaza todo',
      meaning: 'Un proveedor rechaza todo lo que pedimos hasta cierta hora: pregunta el motivo a su soporte.',
    },
    provider_unreachable: {
      name: 'Proveedor dejado de lado',
      meaning:
        'Un proveedor no responde o rechaza nuestra cuenta, y por ahora no se compra nada allí: mira si está caído, si la clave está mal o si perdimos el acceso.',
    },
    offer_closed: {
      name: 'Costo distinto del prometido',
      meaning:
        'Un proveedor cobró otro costo que el de su lista: el número se devolvió, y no se compra nada en esa oferta hasta que alguien la abra de nuevo. Pregunta el motivo a su soporte antes de abrirla.',
    },
    number_sold_twice: {
      name: 'Número vendido dos veces',
      meaning:
        'Un proveedor vendió números que ya estaban en uso para el mismo servicio: se devolvieron; pregunta el motivo a su soporte.',
    },
    list_unreadable: {
      name: 'Filas ilegibles en la lista',
      meaning:
        'La lista de números de un proveedor tiene filas que no entendemos: esos números se consultan uno a uno. Mira el formato de la fila y pregunta a su soporte.',
    },
    sender_refused: {
      name: 'Remitente rechazado',
      meaning:
        'Llegan notificaciones en nombre de un proveedor o pasarela con secreto o firma incorrectos: compara el secreto de ambos lados. Las consultas periódicas siguen trayendo códigos y pagos.',
    },
    delivery_fell: {
      name: 'La entrega cayó',
      meaning: 'Un producto entrega mucho menos que en la semana anterior: baja su oferta o pausa su venta.',
    },
    incident_silent: {
      name: 'Incidente sin novedades',
      meaning:
        'Prometimos a los clientes novedades de un incidente: publica una actualización en el estado público.',
    },
    case_overdue: {
      name: 'Caso fuera de plazo',
      meaning:
        'Hay clientes que esperan la decisión de un caso más allá del plazo: decide primero los más antiguos.',
    },
    outcome_unknown: {
      name: 'Intento sin respuesta clara',
      meaning:
        'Hay intentos de comprar un número sin respuesta clara desde hace demasiado: revisa de nuevo con el proveedor.',
    },
    stray_number: {
      name: 'Número que nadie pidió',
      meaning:
        'Un proveedor guarda para nosotros números que ningún intento nuestro explica: quizá alguien más usa la cuenta.',
    },
    topup_uncredited: {
      name: 'Pix pagado sin crédito',
      meaning: 'Hay Pix pagados que no se acreditaron porque algo en ellos no cuadra: decide sobre cada uno.',
    },
    topup_disputed: {
      name: 'Recarga revertida en la pasarela',
      meaning: 'En la pasarela se recuperó dinero de recargas acreditadas: decide qué pasa con el saldo.',
    },
    payout_stuck: {
      name: 'Devolución sin confirmar',
      meaning: 'La pasarela no confirma devoluciones desde hace demasiado: pregúntale por ellas.',
    },
    rate_stale: {
      name: 'Cotización demasiado antigua',
      meaning:
        'Las cotizaciones del Banco Central son demasiado antiguas y no se vende nada en dólares y euros: mira por qué no se leen o fíjalas a mano.',
    },
    books_differ: {
      name: 'Libros y terceros difieren',
      meaning:
        'Nuestros libros no cuadran con lo que dice una billetera, una pasarela o un proveedor: revisa cada diferencia.',
    },
    mail_backlog: {
      name: 'Correos detenidos',
      meaning: 'Los correos no se entregan: mira el servidor de correo.',
    },
    push_backlog: {
      name: 'Notificaciones detenidas',
      meaning: 'Las notificaciones no salen: mira el registro del bucle push-outbox.',
    },
    read_replica_unused: {
      name: 'Réplica de lectura fuera de uso',
      meaning:
        'La réplica de lectura no responde o está demasiado atrasada, y la base principal responde en su lugar: revisa la réplica y la red hacia ella.',
    },
  },
};
