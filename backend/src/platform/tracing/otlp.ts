import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { BRAND } from '../brand.js';
import { countedWarning, type Logger } from '../logging/index.js';
import type { SpanFacts, Tracing } from './tracing.js';

export interface OtlpOptions {
  /** The address without `/v1/traces`. */
  endpoint: string;
  /** The share of the traces beginning here that are sent. */
  share: number;
  version: string;
  log: Pick<Logger, 'warn'>;
}

const nothing = () => undefined;

/** The message of an error may contain values of rows. */
const failureOf = (error: unknown): string =>
  (error as { code?: string }).code ?? (error instanceof Error ? error.name : 'unknown');

function end(span: Span, failure?: string): void {
  if (failure !== undefined) {
    span.setAttribute('error.type', failure);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Sends spans by OTLP over HTTP. The SDK reads its other OTEL_ variables itself. */
export function startOtlp({ endpoint, share, version, log }: OtlpOptions): {
  tracing: Tracing;
  stop(): Promise<void>;
} {
  const counted = countedWarning(log, 'traces are not taken');
  const warn = (text: string) => counted('collector', { text });
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const own = resourceFromAttributes({
    'service.name': BRAND.name.toLowerCase(),
    'service.version': version,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('torpedo', version);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();
  const current = () => active.getStore() ?? ROOT_CONTEXT;

  async function during<Result>(
    name: string,
    attributes: SpanFacts,
    work: () => Promise<Result>,
    seen: (result: Result) => SpanFacts,
  ): Promise<Result> {
    const parent = current();
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    try {
      const result = await active.run(trace.setSpan(parent, span), work);
      span.setAttributes(seen(result));
      end(span);
      return result;
    } catch (error) {
      end(span, failureOf(error));
      throw error;
    }
  }

  const tracing: Tracing = {
    request(headers, method, work) {
      const parent = headers ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      active.run(trace.setSpan(parent, span), work);
      return (name, facts, failure) => {
        span.updateName(name);
        span.setAttributes(facts);
        end(span, failure);
      };
    },
    call: during,
    statement(name, work) {
      if (!active.getStore()) return work();
      const facts = { 'db.system.name': 'postgresql', 'db.operation.name': name };
      return during(name, facts, work, () => ({}));
    },
    headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(current(), carrier, defaultTextMapSetter);
      return carrier;
    },
    traceId: () => trace.getSpanContext(current())?.traceId,
  };
  return { tracing, stop: () => provider.shutdown() };
}
