import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lists are asked for again and again: who has the same answer already is told so, and nothing more. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
