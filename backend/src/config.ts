import type { z } from 'zod';
import {
  gatewayProblems,
  problemsForProduction,
  simulatedGateways,
  warningsForProduction,
} from './config-problems.js';
import { environmentSchema, type Environment } from './environment.js';
import { StartError } from './platform/errors/index.js';
import type { GatewayCode } from './platform/gateway-codes.js';
import { vapidProblem, type VapidIdentity } from './platform/vapid.js';

export interface Config extends Environment {
  HOST: string;
  sandbox: { provider: boolean; gateways: readonly GatewayCode[]; mail: boolean; any: boolean };
  vapid: VapidIdentity | null;
  warnings: readonly string[];
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) => {
      const [variable = '', ...rest] = issue.path.map(String);
      const help =
        environmentSchema.shape[variable as keyof typeof environmentSchema.shape].description ?? '';
      const where = rest.length > 0 ? `${variable} (${rest.join('.')})` : variable;
      return `  ${where}: ${issue.message}${help ? ` — ${help}` : ''}`;
    })
    .join('\n');
}

/** @throws StartError unless all three are given together, or none */
function vapidOf(env: Environment): VapidIdentity | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey && !privateKey && !subject) return null;
  if (!publicKey || !privateKey || !subject) {
    throw new StartError(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together: set all or none.',
    );
  }
  const identity = { publicKey, privateKey, subject };
  const problem = vapidProblem(identity);
  if (problem) throw new StartError(problem);
  return identity;
}

function contradictionsOf(env: Environment): string[] {
  const together = (...names: (keyof Environment)[]) =>
    new Set(names.map((name) => env[name] === undefined)).size > 1
      ? [`${names.join(' and ')} belong together: set both or none.`]
      : [];
  return [
    ...together('SMS_PROVIDER_URL', 'SMS_PROVIDER_API_KEY'),
    ...together('OIDC_ISSUER', 'OIDC_CLIENT_ID'),
    ...together('PIX_CERT_PATH', 'PIX_KEY_PATH'),
    ...(env.JWT_SECRET_PREVIOUS && (!env.JWT_SECRET || env.JWT_SECRET === env.JWT_SECRET_PREVIOUS)
      ? ['JWT_SECRET_PREVIOUS needs another JWT_SECRET, which takes its place.']
      : []),
    ...(env.MIGRATION_DATABASE_URL && !env.DATABASE_URL
      ? ['MIGRATION_DATABASE_URL needs DATABASE_URL, whose user serves.']
      : []),
    ...(env.READ_DATABASE_URL && !env.DATABASE_URL
      ? ['READ_DATABASE_URL needs DATABASE_URL, of which it names a replica.']
      : []),
  ];
}

/** @throws StartError with one sentence for each problem */
export function readConfig(source: NodeJS.ProcessEnv): Config {
  // An empty variable in a compose file means "not given".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const wrong = `Wrong environment variables:\n${describeIssues(issues)}`;
    throw new StartError([wrong, ...problemsBeside(given, issues)].join('\n'));
  }
  const env = parsed.data;
  const problems = problemsOf(env);
  if (problems.length > 0) throw new StartError(problems.join('\n'));

  const provider = !env.SMS_PROVIDER_URL;
  const gateways = env.NODE_ENV === 'production' ? [] : simulatedGateways(env);
  const mail = !env.SMTP_URL;
  return {
    ...env,
    HOST: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    sandbox: { provider, gateways, mail, any: provider || gateways.length > 0 || mail },
    vapid: vapidOf(env),
    warnings: env.NODE_ENV === 'production' ? warningsForProduction(env) : [],
  };
}

const problemsOf = (env: Environment, unreadable: readonly string[] = []) =>
  [
    ...contradictionsOf(env),
    ...(env.NODE_ENV === 'production' ? problemsForProduction(env, unreadable) : gatewayProblems(env)),
  ].filter((problem) => !unreadable.some((name) => problem.includes(name)));

function problemsBeside(given: Record<string, unknown>, issues: readonly z.core.$ZodIssue[]): string[] {
  const unreadable = [...new Set(issues.map(({ path: [variable] }) => String(variable)))];
  const readable = Object.entries(given).filter(([name]) => !unreadable.includes(name));
  return problemsOf(environmentSchema.parse(Object.fromEntries(readable)), unreadable);
}
