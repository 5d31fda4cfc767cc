import { z } from 'zod';
import type { GatewayCode } from '../gateway-codes.js';
import { LANGUAGES } from '../languages.js';
import { setting, type SettingFacts } from './setting-facts.js';

const seconds = (fallback: number) => z.number().positive().max(31_536_000).default(fallback);
const cents = (fallback: number) => z.number().int().min(1).max(1_000_000_000).default(fallback);
const count = (fallback: number) => z.number().int().min(1).max(100).default(fallback);
const days = (fallback: number) => z.number().int().min(1).max(3_650).default(fallback);
const rate = (fallback: number) => z.number().positive().max(1_000_000).default(fallback);

/** A level of trust: how many numbers the keys of an account may have open, and what the account must reach. */
const openLevel = (
  { open, days: age, numbers }: { open: number; days: number; numbers: number },
  account: SettingFacts['text'],
) =>
  z
    .strictObject({
      open: setting(z.number().int().min(1).max(1_000).default(open), 'activations', 'count', {
        pt: `Números abertos ao mesmo tempo por chaves de ${account.pt}`,
        en: `Numbers open at the same time by keys of ${account.en}`,
        es: `Números abiertos al mismo tiempo por claves de ${account.es}`,
      }),
      days: setting(days(age), 'activations', 'days', {
        pt: `Idade mínima de ${account.pt}`,
        en: `Least age of ${account.en}`,
        es: `Edad mínima de ${account.es}`,
      }),
      numbers: setting(z.number().int().min(0).max(1_000_000).default(numbers), 'activations', 'count', {
        pt: `Números com SMS, em três meses, de ${account.pt}`,
        en: `Numbers with an SMS, in three months, of ${account.en}`,
        es: `Números con SMS, en tres meses, de ${account.es}`,
      }),
    })
    .prefault({});

/** Unknown keys are refused, because a typing error would silently keep a default. */
export const settingsSchema = z.strictObject({
  activation_window_seconds: setting(seconds(1200), 'activations', 'seconds', {
    pt: 'Por quanto tempo um número recebe mensagens, desde a entrega',
    en: 'How long a number receives messages, from its delivery',
    es: 'Cuánto tiempo recibe mensajes un número, desde su entrega',
  }),
  cancel_after_seconds: setting(z.number().min(0).max(86_400).default(120), 'activations', 'seconds', {
    pt: 'Tempo desde a entrega até que um número possa ser cancelado',
    en: 'Time from its delivery until a number may be cancelled',
    es: 'Tiempo desde la entrega hasta que un número se puede cancelar',
  }),
  max_open_activations: setting(count(2), 'activations', 'count', {
    pt: 'Números abertos ao mesmo tempo, por cliente',
    en: 'Numbers open at the same time, for each customer',
    es: 'Números abiertos al mismo tiempo, por cliente',
  }),
  max_quantity: setting(count(2), 'activations', 'count', {
    pt: 'Números em uma compra',
    en: 'Numbers in one purchase',
    es: 'Números en una compra',
  }),
  cancel_block: z
    .strictObject({
      count: setting(z.number().int().min(1).max(1_000_000).default(5), 'activations', 'count', {
        pt: 'Cancelamentos do mesmo produto que bloqueiam novas compras',
        en: 'Cancellations of one product that block purchases',
        es: 'Cancelaciones del mismo producto que bloquean nuevas compras',
      }),
      window_seconds: setting(seconds(1200), 'activations', 'seconds', {
        pt: 'Período em que os cancelamentos são contados',
        en: 'Period in which cancellations are counted',
        es: 'Período en que se cuentan las cancelaciones',
      }),
      block_seconds: setting(seconds(1200), 'activations', 'seconds', {
        pt: 'Duração do bloqueio de compras',
        en: 'How long purchases stay blocked',
        es: 'Cuánto dura el bloqueo de compras',
      }),
    })
    .prefault({}),
  known_account: openLevel(
    { open: 10, days: 7, numbers: 20 },
    { pt: 'uma conta conhecida', en: 'a known account', es: 'una cuenta conocida' },
  ),
  trusted_account: openLevel(
    { open: 50, days: 30, numbers: 300 },
    { pt: 'uma conta de confiança', en: 'a trusted account', es: 'una cuenta de confianza' },
  ),
  unknown_outcome_seconds: setting(seconds(180), 'activations', 'seconds', {
    pt: 'Espera por uma compra sem resposta do provedor, antes de devolver o valor',
    en: 'How long a purchase without the provider’s answer is awaited before its hold is released',
    es: 'Espera por una compra sin respuesta del proveedor, antes de devolver el importe',
  }),
  delivery: z
    .strictObject({
      window_hours: setting(z.number().int().min(1).max(720).default(168), 'activations', 'hours', {
        pt: 'Período usado para calcular a taxa de entrega e a espera habitual de um produto',
        en: 'Period from which the delivery rate and the usual wait of a product are taken',
        es: 'Período del que salen la tasa de entrega y la espera habitual de un producto',
      }),
      least_sample: setting(z.number().int().min(1).max(100_000).default(10), 'activations', 'count', {
        pt: 'Números necessários para dizer algo sobre a entrega de um produto',
        en: 'Numbers it takes before anything is said about the delivery of a product',
        es: 'Números necesarios para decir algo sobre la entrega de un producto',
      }),
      recent_minutes: setting(z.number().int().min(10).max(1_440).default(60), 'activations', 'minutes', {
        pt: 'Período que decide se um produto funciona agora',
        en: 'Period that decides whether a product works now',
        es: 'Período que decide si un producto funciona ahora',
      }),
      recent_sample: setting(z.number().int().min(1).max(100_000).default(5), 'activations', 'count', {
        pt: 'Números necessários nesse período para dizer se um produto funciona agora',
        en: 'Numbers it takes in that period to say whether a product works now',
        es: 'Números necesarios en ese período para decir si un producto funciona ahora',
      }),
      works_percent: setting(z.number().min(1).max(100).default(75), 'activations', 'percent', {
        pt: 'Parte desses números que precisa receber para que um produto funcione agora',
        en: 'Share of these numbers that must receive for a product to work now',
        es: 'Parte de esos números que debe recibir para que un producto funcione ahora',
      }),
      public_sample: setting(z.number().int().min(1).max(100_000).default(20), 'activations', 'count', {
        pt: 'Números necessários para que a página pública de status diga a entrega',
        en: 'Numbers it takes before the public status page tells a delivery',
        es: 'Números necesarios para que la página pública de estado diga la entrega',
      }),
    })
    .prefault({}),
  swap: z
    .strictObject({
      wait_percentile: setting(z.number().min(50).max(100).default(95), 'activations', 'percent', {
        pt: 'Parte das mensagens de um produto que chega antes de se poder trocar um número em silêncio',
        en: 'Share of the messages of a product that come before a silent number may be swapped',
        es: 'Parte de los mensajes de un producto que llega antes de poder cambiar un número en silencio',
      }),
    })
    .prefault({}),
  topup_minimum_cents: setting(cents(11), 'topups', 'cents', {
    pt: 'Menor recarga',
    en: 'Smallest top-up',
    es: 'Recarga mínima',
  }),
  topup_maximum_cents: setting(cents(1_000_000), 'topups', 'cents', {
    pt: 'Maior recarga',
    en: 'Largest top-up',
    es: 'Recarga máxima',
  }),
  topup_expiry_seconds: setting(seconds(1800), 'topups', 'seconds', {
    pt: 'Validade de uma cobrança Pix',
    en: 'How long a Pix charge can be paid',
    es: 'Validez de un cobro Pix',
  }),
  payout_window_seconds: setting(seconds(604_800), 'topups', 'seconds', {
    pt: 'Prazo, desde o pagamento, para o cliente pedir de volta uma recarga não usada',
    en: 'Time from its payment in which a customer may take an unspent top-up back',
    es: 'Plazo, desde el pago, para que el cliente pida de vuelta una recarga sin usar',
  }),
  gateways: z
    .strictObject({
      MERCADOPAGO: setting(z.boolean().default(true), 'topups', 'yes/no', {
        pt: 'Mercado Pago recebe novas recargas; as já pedidas seguem até o fim',
        en: 'Mercado Pago takes new top-ups; those already asked for run to their end',
        es: 'Mercado Pago recibe nuevas recargas; las ya pedidas siguen hasta el final',
      }),
      PIX: setting(z.boolean().default(true), 'topups', 'yes/no', {
        pt: 'O Pix direto do banco recebe novas recargas; as já pedidas seguem até o fim',
        en: 'Pix at the bank itself takes new top-ups; those already asked for run to their end',
        es: 'El Pix directo del banco recibe nuevas recargas; las ya pedidas siguen hasta el final',
      }),
    } satisfies Record<GatewayCode, z.ZodType>)
    .prefault({}),
  price_markup_percent: setting(z.number().min(0).max(100_000).default(100), 'prices', 'percent', {
    pt: 'Acréscimo sobre o custo do provedor: 100 dobra o preço',
    en: 'Added to the provider’s cost: 100 doubles it',
    es: 'Recargo sobre el costo del proveedor: 100 lo duplica',
  }),
  least_margin_percent: setting(z.number().min(0).max(99).default(25), 'prices', 'percent', {
    pt: 'Margem abaixo da qual um preço pede atenção',
    en: 'Margin under which a price asks for attention',
    es: 'Margen por debajo del cual un precio pide atención',
  }),
  default_price_cents: setting(cents(90), 'prices', 'cents', {
    pt: 'Preço em reais de um produto sem preço próprio',
    en: 'Price in reais of a product that has none of its own',
    es: 'Precio en reales de un producto sin precio propio',
  }),
  verification_code_seconds: setting(seconds(900), 'accounts', 'seconds', {
    pt: 'Validade de um código enviado por e-mail',
    en: 'How long a mailed code is valid',
    es: 'Validez de un código enviado por correo',
  }),
  temporary_password_seconds: setting(seconds(3600), 'accounts', 'seconds', {
    pt: 'Validade de uma senha temporária',
    en: 'How long a temporary password is valid',
    es: 'Validez de una contraseña temporal',
  }),
  access_token_seconds: setting(seconds(900), 'accounts', 'seconds', {
    pt: 'Validade de um token de acesso',
    en: 'How long an access token is valid',
    es: 'Validez de un token de acceso',
  }),
  staff_two_factor_required: setting(z.boolean().default(false), 'accounts', 'yes/no', {
    pt: 'A equipe precisa ativar a verificação em duas etapas antes de tudo; em produção, sim por padrão',
    en: 'Staff must turn two-step sign-in on before anything else; on by default in production',
    es: 'El equipo debe activar la verificación en dos pasos antes que nada; en producción, sí por defecto',
  }),
  message_text_days: setting(days(30), 'data', 'days', {
    pt: 'Por quanto tempo o texto das mensagens é guardado',
    en: 'How long the text of messages is kept',
    es: 'Cuánto tiempo se guarda el texto de los mensajes',
  }),
  account_activity_days: setting(days(365), 'data', 'days', {
    pt: 'Por quanto tempo a atividade das contas é guardada',
    en: 'How long the activity of accounts is kept',
    es: 'Cuánto tiempo se guarda la actividad de las cuentas',
  }),
  support_email: setting(
    z
      .string()
      .max(200)
      .regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/)
      .default(''),
    'support',
    'text',
    {
      pt: 'Para onde vão as mensagens da página de contato; vazio, o e-mail da marca',
      en: 'Where messages of the contact page go; empty, the brand’s address',
      es: 'Adónde van los mensajes de la página de contacto; vacío, el correo de la marca',
    },
  ),
  cases: z
    .strictObject({
      dispute_days: setting(days(7), 'support', 'days', {
        pt: 'Por quanto tempo, desde a primeira mensagem, um número pode ser contestado',
        en: 'How long after its first message a number can be disputed',
        es: 'Cuánto tiempo, desde el primer mensaje, se puede reclamar un número',
      }),
      rule_refund_cents: setting(z.number().int().min(0).max(1_000_000).default(500), 'support', 'cents', {
        pt: 'Maior preço, em centavos de real, devolvido sem uma pessoa quando a evidência é clara; 0 para nunca',
        en: 'Highest price, in cents of a real, given back without a person where the evidence is clear; 0 for never',
        es: 'Mayor precio, en centavos de real, devuelto sin una persona cuando la evidencia es clara; 0 para nunca',
      }),
      rule_refund_days: setting(days(30), 'support', 'days', {
        pt: 'Uma conta recebe no máximo uma devolução sem pessoa neste período',
        en: 'An account gets at most one refund without a person in this period',
        es: 'Una cuenta recibe como máximo una devolución sin persona en este período',
      }),
    })
    .prefault({}),
  drain_seconds: setting(z.number().min(0).max(6).default(0), 'operation', 'seconds', {
    pt: 'Ao parar, por quanto tempo um servidor ainda responde depois de se declarar fora de serviço; em produção, 5 por padrão',
    en: 'How long a server that stops still answers after /readyz has said so; 5 by default in production',
    es: 'Al parar, cuánto tiempo responde aún un servidor después de declararse fuera de servicio; en producción, 5 por defecto',
  }),
  read_replica_max_lag_seconds: setting(z.number().min(2).max(300).default(10), 'operation', 'seconds', {
    pt: 'Atraso da réplica de leitura acima do qual listas e relatórios são lidos do banco principal',
    en: 'Lag of the read replica beyond which lists and reports are read from the leader',
    es: 'Retraso de la réplica de lectura a partir del cual listas e informes se leen de la base principal',
  }),
  minimum_app_version: setting(
    z
      .string()
      .max(32)
      .regex(/^\d+\.\d+\.\d+$/)
      .default('1.0.0'),
    'operation',
    'text',
    {
      pt: 'Versão mais antiga do aplicativo que ainda compra; uma anterior se atualiza antes da compra seguinte',
      en: 'Oldest version of the app that may still buy; an older one updates itself before its next purchase',
      es: 'Versión más antigua de la aplicación que aún compra; una anterior se actualiza antes de la compra siguiente',
    },
  ),
  force_app_update: setting(z.boolean().default(false), 'operation', 'yes/no', {
    pt: 'Um aplicativo antigo demais para comprar se atualiza na hora, e não só antes da compra',
    en: 'An app too old to buy updates itself at once, and not only before a purchase',
    es: 'Una aplicación demasiado antigua para comprar se actualiza al momento, y no solo antes de una compra',
  }),
  fx: z
    .strictObject({
      USD: setting(rate(5.4), 'prices', 'BRL per unit', {
        pt: 'Reais por dólar',
        en: 'Reais for a US dollar',
        es: 'Reales por dólar',
      }),
      EUR: setting(rate(6.3), 'prices', 'BRL per unit', {
        pt: 'Reais por euro',
        en: 'Reais for a euro',
        es: 'Reales por euro',
      }),
      RUB: setting(rate(0.07), 'prices', 'BRL per unit', {
        pt: 'Reais por rublo, para os preços de provedores; o Banco Central não o publica',
        en: 'Reais for a rouble, for the prices of providers; the Banco Central does not publish it',
        es: 'Reales por rublo, para los precios de proveedores; el Banco Central no lo publica',
      }),
    })
    .prefault({}),
  rates: z
    .strictObject({
      from_feed: setting(z.boolean().default(false), 'prices', 'yes/no', {
        pt: 'Reais por dólar e euro vêm do Banco Central (PTAX) em vez das configurações; um valor fixado pelo operador vale acima',
        en: 'Rates come from the Banco Central (PTAX) instead of the settings; a rate pinned by the operator comes first',
        es: 'Los reales por dólar y euro vienen del Banco Central (PTAX) en lugar de la configuración; un valor fijado por el operador vale por encima',
      }),
      max_age_hours: setting(z.number().min(1).max(480).default(48), 'prices', 'hours', {
        pt: 'Idade da cotação a partir da qual nada é vendido em dólar e euro; fins de semana e feriados bancários não contam',
        en: 'Age of a rate beyond which nothing is sold in dollars and euros; weekends and bank holidays do not count',
        es: 'Antigüedad de la cotización desde la cual no se vende nada en dólares y euros; no cuentan fines de semana ni feriados bancarios',
      }),
      spread_percent: setting(z.number().min(0).max(50).default(0), 'prices', 'percent', {
        pt: 'Acréscimo sobre a cotação do Banco Central',
        en: 'Added to the rate of the Banco Central',
        es: 'Recargo sobre la cotización del Banco Central',
      }),
    })
    .prefault({}),
  alarms: z
    .strictObject({
      provider_balance_hours: setting(z.number().positive().max(1_000).default(2), 'alarms', 'hours', {
        pt: 'Avisar quando o saldo em um provedor durar menos que isto',
        en: 'Warn when our balance at a provider lasts for less than this',
        es: 'Avisar cuando el saldo en un proveedor dure menos que esto',
      }),
      delivery_sample: setting(z.number().int().min(1).max(100_000).default(20), 'alarms', 'count', {
        pt: 'Números de um produto a partir dos quais a entrega é avaliada',
        en: 'Numbers of a product it takes before its delivery is judged',
        es: 'Números de un producto a partir de los cuales se juzga la entrega',
      }),
      delivery_drop_percent: setting(z.number().min(1).max(100).default(30), 'alarms', 'percent', {
        pt: 'Queda da entrega de um produto, em pontos, que abre um alerta',
        en: 'Points by which the delivery of a product falls before an alarm opens',
        es: 'Caída de la entrega de un producto, en puntos, que abre una alerta',
      }),
      backlog_minutes: setting(z.number().positive().max(100_000).default(10), 'alarms', 'minutes', {
        pt: 'Espera de notificações e devoluções a partir da qual há um alerta',
        en: 'How long notifications and payouts wait before an alarm opens',
        es: 'Espera de notificaciones y devoluciones a partir de la cual hay una alerta',
      }),
      refused_notifications: setting(z.number().int().min(1).max(1_000_000).default(10), 'alarms', 'count', {
        pt: 'Notificações de um remetente recusadas em uma hora, por segredo ou assinatura errados, que abrem um alerta',
        en: 'Notifications of one sender refused in an hour, for a wrong secret or signature, that open an alarm',
        es: 'Notificaciones de un remitente rechazadas en una hora, por secreto o firma incorrectos, que abren una alerta',
      }),
      mail: setting(
        z
          .string()
          .max(254)
          .regex(/^(|[^@\s]+@[^@\s]+)$/)
          .default(''),
        'alarms',
        'text',
        {
          pt: 'E-mail que recebe cada alerta novo; vazio: nenhum',
          en: 'E-mail address that gets each new alarm; empty: none',
          es: 'Correo que recibe cada alerta nueva; vacío: ninguno',
        },
      ),
      mail_language: setting(z.enum(LANGUAGES).default('pt'), 'alarms', 'text', {
        pt: 'Idioma dos e-mails de alertas',
        en: 'Language of the e-mails about alarms',
        es: 'Idioma de los correos de alertas',
      }),
      webhook_url: setting(
        z
          .string()
          .max(500)
          .regex(/^(|https:\/\/\S+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/\S*)$/)
          .default(''),
        'alarms',
        'text',
        {
          pt: 'Endereço https que recebe cada alerta aberto ou fechado, assinado; vazio: nenhum',
          en: 'https address that gets each alarm that opens or closes, signed; empty: none',
          es: 'Dirección https que recibe cada alerta abierta o cerrada, firmada; vacía: ninguna',
        },
      ),
    })
    .prefault({}),
});

export type Settings = z.output<typeof settingsSchema>;

export type SettingsInput = Partial<z.input<typeof settingsSchema>>;

export const PRODUCTION_DEFAULTS: SettingsInput = { staff_two_factor_required: true, drain_seconds: 5 };
