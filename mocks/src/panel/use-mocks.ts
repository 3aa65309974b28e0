import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ControlRoutes } from '../control.ts';

export interface ControlOptions {
  /** URL of the control API, by default that of the mocks in this page. For a server: `http://localhost:4010/__mocks`. */
  controlUrl?: string | undefined;
  /** The name of a session of the server. */
  session?: string | undefined;
}

type Name = keyof ControlRoutes;
type Input<N extends Name> = Parameters<ControlRoutes[N]['run']>[1];
type Output<N extends Name> = Awaited<ReturnType<ControlRoutes[N]['run']>>;

/** Calls a route of the control API, such as `control('PUT /clock', { now })`. Rejects with the message of an error. */
type Control = <N extends Name>(name: N, input?: Input<N>) => Promise<Output<N>>;
type Action = <N extends Name>(name: N, input?: Input<N>) => void;

export type MocksOfPanel = ReturnType<typeof useMocks>;
export type PanelState = Awaited<ReturnType<typeof fetchState>>;

/** The state of the mocks, fetched every second while the page is visible and after each action, and the functions to change them. */
export function useMocks({ controlUrl, session }: ControlOptions, onDataChange: () => void) {
  const control = useMemo(() => createControl({ controlUrl, session }), [controlUrl, session]);
  const [state, setState] = useState<PanelState>();
  const [loadError, setLoadError] = useState<string>();
  const [actionError, setActionError] = useState<string>();

  const load = useCallback(async () => setLoadError(await messageOf(fetchState(control).then(setState))), [control]);
  useEffect(() => {
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), 1000);
    return () => clearInterval(timer);
  }, [load]);

  const run = async (action: () => Promise<unknown>) => {
    setActionError(await messageOf(action()));
    await load();
  };
  const send: Action = (name, input) => void run(() => control(name, input));
  /** For actions that make the app's data stale. */
  const change: Action = (name, input) => void run(() => control(name, input).then(onDataChange));
  return { state, error: actionError ?? loadError, control, run, send, change, onDataChange };
}

function messageOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => undefined,
    (error: Error) => error.message,
  );
}

function createControl({ controlUrl = '/__mocks', session }: ControlOptions): Control {
  return async (name, input = {}) => {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replace(':operation', () => encodeURIComponent(String(Reflect.get(input, 'operation'))));
    const isRead = method === 'GET';
    const response = await fetch(`${controlUrl}${path}${isRead ? `?${new URLSearchParams(Object.entries(input))}` : ''}`, {
      method,
      headers: { 'X-Mocks-Control': 'panel', ...(session !== undefined && { 'X-Mocks-Session': session }) },
      body: isRead ? null : JSON.stringify(input),
    });
    const body = await response.json().catch(() => ({ message: 'The mocks did not respond.' }));
    if (!response.ok) throw new Error(body.message);
    return body;
  };
}

async function fetchState(control: Control) {
  const [scenario, latency, clock, faults, tasks, { calls }] = await Promise.all([
    control('GET /scenario'),
    control('GET /latency'),
    control('GET /clock'),
    control('GET /faults'),
    control('GET /institute'),
    control('GET /calls', { limit: 50 }),
  ]);
  return { ...scenario, ...latency, ...clock, ...faults, ...tasks, calls: calls.toReversed() };
}
