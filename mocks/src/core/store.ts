import type { Db } from '../db/db.ts';
import { createSeedDb } from '../db/seed/index.ts';
import type { Scenario, ScenarioList } from './scenario.ts';

export interface Settings {
  scenario?: string | undefined;
  latencyMs: number;
  /** Share of the requests that fail with 503, from 0 to 1. */
  failureRate: number;
  /** Milliseconds until a token expires; without it, only `expireTokens` ends a token. */
  tokenLifetimeMs?: number | undefined;
  /** The time at which the clock stands, in ISO 8601; without it, the clock runs. */
  stoppedAt?: string | undefined;
  /** Milliseconds by which the running clock is ahead of the real time. */
  clockOffsetMs?: number | undefined;
}

/** Everything that survives a reload. */
export interface State {
  db: Db;
  settings: Settings;
}

export interface StateStorage {
  /** Resolves with undefined when nothing is stored. */
  load(): Promise<State | undefined>;
  save(state: State): Promise<void>;
}

/** The state in memory, loaded once and saved after every mutation. */
export class Store {
  /** Read it again after every `await`, because the store replaces it. Tests may change it directly. */
  state: State;
  /** Resolves when the stored state is loaded. */
  readonly ready: Promise<void>;
  #saving: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;

  constructor(
    private readonly scenarios: ScenarioList,
    /** The settings after a reset. */
    private readonly initialSettings: Partial<Settings> = {},
    private readonly storage?: StateStorage,
  ) {
    this.state = this.#initialState(initialSettings.scenario);
    this.ready = this.reload();
  }

  /** The current scenario with all scenarios that it extends. */
  get scenario(): Omit<Scenario, 'name'> {
    return this.scenarios.find(this.state.settings.scenario);
  }

  /** Loads the stored state, for example after another tab saved it. */
  async reload(): Promise<void> {
    const stored = await this.storage?.load();
    if (stored) this.state = stored;
  }

  /** Resolves when all changes so far are stored. Calls during a save share the next save. */
  save(): Promise<void> {
    const { storage } = this;
    if (!storage) return Promise.resolve();
    // The caller of a failed save gets its error, and the next save runs anyway.
    const previous = this.#saving.catch(() => undefined);
    this.#queued ??= previous.then(() => {
      this.#queued = undefined;
      this.#saving = storage.save(this.state);
      return this.#saving;
    });
    return this.#queued;
  }

  /** Returns to the seed and to the first settings, in a scenario if one is given. Rejects for an unknown scenario. */
  async reset(scenario?: string): Promise<void> {
    await this.ready;
    await this.replace(this.#initialState(scenario));
  }

  async replace(state: State): Promise<void> {
    // Stored data that arrives later would replace the new state.
    await this.ready;
    this.state = state;
    await this.save();
  }

  /** The data stays, unless the old or the new scenario has data of its own. */
  async setScenario(scenario: string | undefined): Promise<void> {
    await this.ready;
    const { settings, db } = this.state;
    const next = this.scenarios.find(scenario);
    if (settings.scenario === scenario) return;
    const hasOwnData = next.arrange ?? this.scenario.arrange;
    await this.replace({ db: hasOwnData ? this.#initialDb(scenario) : db, settings: { ...settings, scenario } });
  }

  async updateSettings(change: Partial<Omit<Settings, 'scenario'>>): Promise<void> {
    await this.ready;
    await this.replace({ ...this.state, settings: { ...this.state.settings, ...change } });
  }

  #initialState(scenario: string | undefined): State {
    const settings = { latencyMs: 0, failureRate: 0, ...this.initialSettings, scenario };
    return { db: this.#initialDb(scenario), settings };
  }

  #initialDb(scenario: string | undefined): Db {
    const db = createSeedDb();
    this.scenarios.find(scenario).arrange?.(db);
    return db;
  }
}
