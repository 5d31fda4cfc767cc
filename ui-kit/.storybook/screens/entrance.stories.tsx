import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Badge } from '../../src/badge';
import { Banner } from '../../src/banner';
import { Button } from '../../src/button';
import { Divider } from '../../src/divider';
import { Logo } from '../../src/logo';
import { PasswordField } from '../../src/password-field';
import { SectionHeading } from '../../src/section-heading';
import { SmsNotification } from '../../src/sms-notification';
import { TextField } from '../../src/text-field';
import { brandPicture } from '../pictures';
import { Languages } from './frame';

const meta = {
  title: 'Screens/Entrance',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Login: Story = {
  render: () => (
    <div data-surface="ink" className="min-h-dvh bg-surface-ink text-text">
      <header className="flex items-center justify-between px-5 pt-3">
        <Logo name="torpedo" />
        <Languages />
      </header>
      <SectionHeading level={1} size="display" className="px-5 pt-5 pb-9">
        Que bom te
        <br />
        ver de volta.
      </SectionHeading>
      <main
        data-surface="page"
        className="grid gap-4 rounded-t-sheet bg-surface-page px-5 pt-7 pb-10 text-text"
      >
        <TextField label="E-mail" icon={<Mail aria-hidden />} defaultValue="ana.lima@exemplo.com.br" />
        <PasswordField
          label="Senha"
          defaultValue="correto-cavalo"
          revealLabel="Mostrar a senha"
          concealLabel="Esconder a senha"
          labelAction={
            <Button asChild variant="link" size="inline">
              <a href="#senha">Esqueci a senha</a>
            </Button>
          }
        />
        <Banner tone="danger">Email ou senha incorretos.</Banner>
        <Button size="lg" block>
          Entrar
        </Button>
        <Divider>ou</Divider>
        <Button size="lg" variant="outline" block>
          Entrar com provedor
        </Button>
      </main>
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Landing: Story = {
  render: () => (
    <div data-surface="ink" className="bg-surface-ink text-text">
      <header className="mx-auto flex max-w-page items-center justify-between px-4 py-4 xl:px-0">
        <Logo name="torpedo" />
        <div className="flex items-center gap-3">
          <Languages className="max-sm:hidden" />
          <Button size="sm" variant="outline">
            Entrar
          </Button>
          <Button size="sm">Cadastrar</Button>
        </div>
      </header>
      <div className="mx-auto grid max-w-page items-end gap-10 overflow-hidden px-4 pt-10 lg:grid-cols-[1fr_auto] xl:px-0">
        <div className="grid gap-6 pb-16">
          <Badge className="bg-surface-ink-raised text-text">
            <span aria-hidden className="size-1.75 rounded-chip bg-brand" />
            WhatsApp Brasil: 92% recebem em 14 s
          </Badge>
          <SectionHeading level={1} size="hero">
            O código chega. <span className="block text-brand">Ou o dinheiro volta.</span>
          </SectionHeading>
          <p className="max-w-130 text-lg text-muted">
            Números temporários de mais de 100 países para receber SMS de verificação. Pague por Pix, a partir
            de R$ 0,90, e só pelo que funcionar.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg">Criar conta grátis</Button>
            <Button size="lg" variant="outline">
              Ver preços ao vivo
            </Button>
          </div>
        </div>
        <div className="grid gap-3 lg:w-100">
          {(['Telegram', 'Instagram'] as const).map((name) => (
            <SmsNotification
              key={name}
              image={<img src={brandPicture(name)} alt="" width={22} height={22} />}
              title={name}
              text={
                <>
                  <code>340 118</code> é seu código
                </>
              }
              time="1 min"
            />
          ))}
        </div>
      </div>
    </div>
  ),
  globals: { viewport: { value: 'desktop' } },
};
