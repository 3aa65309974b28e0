interface Seen {
  input: Record<string, unknown>;
  /** The body from before the writes of the run, so that no link takes a record that the run has created. */
  first: unknown;
  latest: unknown;
}

/** The bodies of successes, by operation and token. */
export class Bodies {
  readonly #seen = new Map<string, Map<string | null, Seen>>();

  add(id: string, { input, token }: { input: Record<string, unknown>; token: string | null }, body: unknown): void {
    const byToken = this.#seen.get(id) ?? new Map<string | null, Seen>();
    this.#seen.set(id, byToken);
    byToken.set(token, { input, first: byToken.get(token)?.first ?? body, latest: body });
  }

  get(id: string, token: string | null): Seen | undefined {
    return this.#seen.get(id)?.get(token);
  }

  /** The bodies that this sender has received, or else those of another sender. */
  find(id: string, token: string | null): Seen | undefined {
    return this.get(id, token) ?? this.#seen.get(id)?.values().next().value;
  }

  move(from: string, to: string): void {
    for (const byToken of this.#seen.values()) {
      const seen = byToken.get(from);
      if (!seen || from === to) continue;
      byToken.delete(from);
      byToken.set(to, seen);
    }
  }

  senders(id: string): (string | null)[] {
    return [...(this.#seen.get(id)?.keys() ?? [])];
  }

  /** The id of a record on the server; empty if no response had one. */
  sampleId(): string {
    for (const { first } of [...this.#seen.values()].flatMap((byToken) => [...byToken.values()])) {
      const id = /"_id":"?([^",}]+)/.exec(JSON.stringify(first) ?? '')?.[1];
      if (id) return id;
    }
    return '';
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
