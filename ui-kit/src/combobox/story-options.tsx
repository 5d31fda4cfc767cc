import { StoryBrand, StoryFlag } from '../../.storybook/pictures';
import type { ComboboxOption } from './options';

const dialCode = (code: string) => <span className="font-normal text-muted">{code}</span>;

export const countries: ComboboxOption[] = [
  {
    value: 'BR',
    title: 'Brasil',
    trailing: dialCode('+55'),
    keywords: 'BR',
    image: <StoryFlag code="BR" />,
    group: 'Mais usados',
  },
  {
    value: 'US',
    title: 'Estados Unidos',
    trailing: dialCode('+1'),
    keywords: 'US',
    image: <StoryFlag code="US" />,
    group: 'Mais usados',
  },
  {
    value: 'ES',
    title: 'Espanha',
    trailing: dialCode('+34'),
    keywords: 'ES',
    image: <StoryFlag code="ES" />,
    group: 'Todos',
  },
  {
    value: 'PT',
    title: 'Portugal',
    trailing: dialCode('+351'),
    keywords: 'PT',
    image: <StoryFlag code="PT" />,
    group: 'Todos',
  },
];

const delivery = (rate: string, stock: string) => (
  <>
    <strong className="font-semibold text-received">{rate}</strong> recebem · {stock} un.
  </>
);

export const services: ComboboxOption[] = [
  {
    value: 'ig',
    title: 'Instagram',
    subtitle: delivery('92%', '1.204'),
    trailing: 'R$ 0,90',
    image: <StoryBrand name="Instagram" />,
  },
  {
    value: 'wa',
    title: 'WhatsApp',
    subtitle: delivery('89%', '312'),
    trailing: 'R$ 2,40',
    image: <StoryBrand name="WhatsApp" />,
    keywords: 'zap',
  },
  {
    value: 'tg',
    title: 'Telegram',
    subtitle: delivery('61%', '88'),
    trailing: 'R$ 1,70',
    image: <StoryBrand name="Telegram" />,
  },
  {
    value: 'oi',
    title: 'Tinder',
    subtitle: 'poucos dados ainda · 25 un.',
    trailing: 'R$ 1,10',
    image: <StoryBrand name="Tinder" />,
  },
  {
    value: 'ds',
    title: 'Discord',
    subtitle: 'sem estoque agora',
    trailing: 'R$ 0,90',
    image: <StoryBrand name="Discord" />,
    disabled: true,
  },
];
