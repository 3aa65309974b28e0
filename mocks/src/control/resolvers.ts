import type { ResolverContext } from '../core/definition.ts';
import { toMilliseconds } from '../core/duration.ts';
import { badRequest } from '../core/errors.ts';
import { describeFiles } from '../core/redact.ts';
import { type Mocks, requireOperation } from '../create-mocks.ts';
import { contract } from '../generated/contract.ts';
import type { ControlInputs, ControlResponses } from '../generated/control.ts';
import type { Done } from '../generated/control-types.ts';

/** What the control API works on: the mocks of a session, and the session itself. */
export interface ControlTarget {
  mocks: Mocks;
  endSession(): Promise<void> | void;
}

type ControlResolver<Id extends keyof ControlInputs> = (
  context: ResolverContext<ControlInputs[Id], ControlTarget, never>,
) => ControlResponses[Id] | Promise<ControlResponses[Id]>;

/** One resolver per operation of the control API. They work on the mocks as a test does. */
export const controlResolvers: { [Id in keyof ControlInputs]: ControlResolver<Id> } = {
  async reset({ db: { mocks }, input }) {
    await orBadRequest(() => mocks.reset(input.scenario));
    const { scenario } = mocks.store.state.settings;
    return done(scenario ? `At the start of ${scenario}` : 'Back to the seed');
  },
  async endSession({ db: target }) {
    await target.endSession();
    return done('The session has ended');
  },
  getScenario: ({ db: { mocks } }) => ({ scenario: mocks.store.state.settings.scenario ?? null, scenarios: mocks.scenarios }),
  async setScenario({ db: { mocks }, input }) {
    await orBadRequest(() => mocks.store.setScenario(input.scenario ?? undefined));
    return done('The scenario is set');
  },
  saveState({ db: { mocks } }) {
    const { format, settings, db } = mocks.save();
    return { format, settings: { ...settings }, db: { ...db } };
  },
  async loadState({ db: { mocks }, input }) {
    await orBadRequest(() => mocks.load(input));
    return done('The saved scenario is loaded');
  },
  listFaults: ({ db: { mocks } }) => ({ faults: mocks.faults(), operations: Object.keys(contract) }),
  async addFault({ db: { mocks }, input: { operation, ...fault } }) {
    await orBadRequest(async () => mocks.force(operation, fault));
    return done('The fault is in force');
  },
  removeFaults({ db: { mocks } }) {
    mocks.off();
    return done('No fault is in force');
  },
  async removeFaultsOf({ db: { mocks }, input }) {
    await orBadRequest(() => mocks.off(requireOperation(input.operation)));
    return done(`No fault of ${input.operation} is in force`);
  },
  async listCalls({ db: { mocks }, input: { operation, after = 0, limit } }) {
    if (operation !== undefined) await orBadRequest(() => void requireOperation(operation));
    const calls = mocks.calls().filter((call) => call.order > after && (operation === undefined || call.operation === operation));
    const newest = limit === undefined ? calls : calls.slice(-limit);
    return { calls: newest.map((call) => ({ ...call, input: describeFiles(call.input) })) };
  },
  clearCalls({ db: { mocks } }) {
    mocks.clearCalls();
    return done('All calls are forgotten');
  },
  getLatency({ db: { mocks } }) {
    const { latencyMs, failureRate } = mocks.store.state.settings;
    return { latencyMs, failureRate };
  },
  async setLatency({ db: { mocks }, input }) {
    await mocks.store.updateSettings(input);
    return done('The latency is set');
  },
  getClock: ({ db: { mocks } }) => ({ now: mocks.clock.now(), isStopped: mocks.store.state.settings.stoppedAt !== undefined }),
  async setClock({ db: { mocks }, input }) {
    await orBadRequest(() => mocks.clock.set(input.now ?? undefined));
    return done(`The time is ${mocks.clock.now()}`);
  },
  async advanceClock({ db: { mocks }, input }) {
    await orBadRequest(() => mocks.clock.advance(toMilliseconds(input.by)));
    return done(`The time is ${mocks.clock.now()}`);
  },
  listTasks: ({ db: { mocks } }) => ({ tasks: mocks.institute.pending() }),
  async carryOutTask({ db: { mocks }, input }) {
    await mocks.institute[input.task](input.id);
    return done('The institute has done it');
  },
  signIn: ({ db: { mocks }, input }) => mocks.signIn(input.accountId),
  async expireTokens({ db: { mocks }, input }) {
    await mocks.expireTokens(input.accountId);
    return done('The tokens have expired');
  },
};

function done(message: string): Done {
  return { success: true, message };
}

/** Turns the error of a wrong argument into a 400 with its message. */
async function orBadRequest(action: () => Promise<void> | void): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw badRequest(error instanceof Error ? error.message : String(error));
  }
}
