import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';
import { RefusalShape } from './shapes.ts';

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

export const ErrorBody = z.strictObject({ error: ErrorCode, refusals: z.array(RefusalShape) });
export type ErrorBody = z.infer<typeof ErrorBody>;
