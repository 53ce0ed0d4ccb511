import { bounded, MOST_REFUSALS, malformed, type Refusal } from '@stakeout/kernel';
import { Token } from '@stakeout/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { no, type Verdict, yes } from '../tables/verdict.ts';

/** The request's body, if it has the shape it should have. No body at all is an empty one. */
export function readBody<T extends z.ZodType>(shape: T, request: FastifyRequest): Verdict<z.output<T>> {
  const read = shape.safeParse(request.body ?? {});
  if (read.success) return yes(read.data);
  return no('malformed', refusalsOf(read.error));
}

/** What is wrong with the shape of something that came from outside. */
export function refusalsOf(error: z.ZodError): readonly Refusal[] {
  // One more than are told, so that it is said that there are more.
  return bounded(error.issues.slice(0, MOST_REFUSALS + 1).map(refusalOf));
}

/** Names the field and the kind of fault. What was sent is not repeated: a page might show it as the server's words. */
function refusalOf(issue: z.core.$ZodIssue): Refusal {
  return malformed(fieldOf(issue.path), `body.${REASONS[issue.code] ?? 'value'}`);
}

const REASONS: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'type',
  too_big: 'tooBig',
  too_small: 'tooSmall',
  unrecognized_keys: 'unknownField',
};

function fieldOf(path: readonly PropertyKey[]): string {
  const field = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return field === '' ? 'body' : field.replace(/^\./, '');
}

/** A part of an address that should be a token; `null` when it cannot be one, so that nobody has to look for it. */
export function readToken(value: unknown): string | null {
  const read = Token.safeParse(value);
  return read.success ? read.data : null;
}

/** The token of this name among the parameters or the query of an address. */
export function tokenIn(parts: unknown, name: string): string | null {
  return typeof parts === 'object' && parts !== null ? readToken(Reflect.get(parts, name)) : null;
}

/** Only JSON is understood. A request that says it has JSON and has nothing is as good as one that says nothing. */
export function registerBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}
