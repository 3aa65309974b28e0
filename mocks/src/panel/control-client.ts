import type { ControlRoutes } from '../control/control.ts';
import { controlHeader, sessionHeader } from '../control/control-header.ts';

export interface ControlOptions {
  /** URL of the control API, by default that of the mocks in this page. For a server: `http://localhost:4010/__mocks`. */
  controlUrl?: string | undefined;
  /** The session of a server. */
  session?: string | undefined;
}

type RouteName = keyof ControlRoutes;
type Input<Name extends RouteName> = Parameters<ControlRoutes[Name]['run']>[1];
type Output<Name extends RouteName> = Awaited<ReturnType<ControlRoutes[Name]['run']>>;

/** Calls a route of the control API, such as `control('PUT /clock', { now })`. Rejects with the message of an error. */
export type Control = <Name extends RouteName>(name: Name, input?: Input<Name>) => Promise<Output<Name>>;

export function createControl({ controlUrl = '/__mocks', session }: ControlOptions): Control {
  return async (name, input = {}) => {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replace(/:(\w+)/, (_, parameter) => encodeURIComponent(Reflect.get(input, parameter)));
    const hasBody = method === 'POST' || method === 'PUT';
    const query = method === 'GET' ? new URLSearchParams(Object.entries(input)).toString() : '';
    const response = await fetch(`${controlUrl}${path}${query && `?${query}`}`, {
      method,
      headers: {
        [controlHeader]: 'panel',
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...(session !== undefined && { [sessionHeader]: session }),
      },
      ...(hasBody && { body: JSON.stringify(input) }),
    });
    const body = await response.json().catch(() => ({ message: 'The mocks did not respond.' }));
    if (!response.ok) throw new Error(body.message);
    return body;
  };
}
