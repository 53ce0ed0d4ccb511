import type { HttpAnswer } from '@stakeout/client';
import type { Me } from '@stakeout/protocol';
import { changeSettings } from '../state/settings.ts';

/** Makes this browser somebody of that name at the server. An empty name is left to the app. */
export async function introduceAs(name: string): Promise<HttpAnswer<Me>> {
  const wanted = name.trim();
  if (wanted !== '') changeSettings({ name: wanted });
  const { rename, somebody } = await import('../online/server.ts');
  const me = await somebody();
  return me.ok && wanted !== '' && me.value.name !== wanted ? rename(wanted) : me;
}
