import { mapList, type ListQuery } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule, Session } from '../../auth/index.js';
import type { ActivationsModule } from '../../activations/index.js';
import { presentLedgerEntry, type LedgerEntry, type WalletModule } from '../../wallet/index.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import type { UserMovementDto, UserNoteDto } from './user.dto.js';
import { createUserNoteReadModel, createUserNoteStore, type UserNote } from './user-notes.store.js';

export type MaskedField = 'phone_number' | 'cpf' | 'ip_address';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  auth: Pick<
    AuthModule,
    'getAccount' | 'emailsOf' | 'sessionList' | 'endSessionOf' | 'staffAccounts' | 'findSession'
  >;
  wallet: Pick<WalletModule, 'walletsOf' | 'ledgerList'>;
  activations: Pick<ActivationsModule, 'productsOf'>;
}

export interface OwnedList<Item, Filter extends object, Sort extends string> {
  list: ListQuery<Item, Filter, Sort>;
  filter: Filter;
}

const NO_WALLET = '00000000-0000-0000-0000-000000000000';

export class UserRecordsService {
  readonly #notes: ListQuery<UserNoteDto, { userId: string }, 'created_at'>;

  constructor(private readonly deps: Deps) {
    this.#notes = mapList(createUserNoteReadModel(deps.db), (notes) => this.#presentNotes(notes));
  }

  /** Lists the live sessions. @throws DomainError NOT_FOUND */
  async sessions(
    userId: string,
  ): Promise<OwnedList<Session, { userId: string; liveAt: Date }, 'created_at'>> {
    const { auth, clock } = this.deps;
    await auth.getAccount(userId);
    return { list: auth.sessionList, filter: { userId, liveAt: clock.now() } };
  }

  /** @throws DomainError NOT_FOUND */
  async endSession(userId: string, sessionId: string, asked: StaffRequest): Promise<void> {
    await changeAsStaff(this.deps, asked, async (unit) => {
      const name = await this.deps.auth.endSessionOf(userId, sessionId, unit);
      const facts = { before: { name }, after: { sessions_ended: 1 } };
      return {
        result: undefined,
        changes: [{ action: 'sessions.end', entityId: sessionId, userId, ...facts }],
      };
    });
  }

  /** @throws DomainError NOT_FOUND */
  async statement(
    userId: string,
    currency: Currency,
  ): Promise<OwnedList<UserMovementDto, { walletId: string }, 'id'>> {
    const { auth, wallet } = this.deps;
    await auth.getAccount(userId);
    const wallets = await wallet.walletsOf([userId]);
    const walletId = wallets.find((opened) => opened.currency === currency)?.walletId ?? NO_WALLET;
    const list = mapList(wallet.ledgerList, (entries) => this.#presentMovements(entries));
    return { list, filter: { walletId } };
  }

  /** @throws DomainError NOT_FOUND */
  async notes(userId: string): Promise<OwnedList<UserNoteDto, { userId: string }, 'created_at'>> {
    await this.deps.auth.getAccount(userId);
    return { list: this.#notes, filter: { userId } };
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError */
  async addNote(userId: string, text: string, asked: StaffRequest): Promise<UserNoteDto> {
    const { auth, clock, db } = this.deps;
    const written = text.replaceAll('\0', '').trim();
    if (written === '') throw new InvalidInputError({ text: 'required' });
    const note = await changeAsStaff({ db, clock }, asked, async (unit) => {
      await auth.staffAccounts.lock(unit, userId);
      const { staffId } = asked.origin;
      const added = await createUserNoteStore(unit.sql).insert({
        userId,
        staffId,
        text: written,
        createdAt: clock.now(),
      });
      // The audit is never erased, so it must not contain the text of the note, which is.
      const after = { note_id: added.id };
      return {
        result: added,
        changes: [{ action: 'user.add_note', entityId: userId, userId, before: null, after }],
      };
    });
    const [presented] = await this.#presentNotes([note]);
    return presented!;
  }

  /** The audit records who looked at it, and why. @throws DomainError NOT_FOUND, InvalidInputError */
  async reveal(
    userId: string,
    { field, sessionId }: { field: MaskedField; sessionId: string | undefined },
    asked: StaffRequest,
  ): Promise<string | null> {
    const value = await this.#maskedValue(userId, field, sessionId);
    return changeAsStaff(this.deps, asked, () => {
      const after = { field, ...(sessionId && { session_id: sessionId }) };
      const change = { action: 'user.reveal', entityId: userId, userId, before: null, after } as const;
      return Promise.resolve({ result: value, changes: [change] });
    });
  }

  async #maskedValue(
    userId: string,
    field: MaskedField,
    sessionId: string | undefined,
  ): Promise<string | null> {
    const { auth } = this.deps;
    const { profile } = await auth.getAccount(userId);
    if (field === 'phone_number') return profile.phoneNumber;
    if (field === 'cpf') return profile.cpf;
    if (sessionId === undefined) throw new InvalidInputError({ session_id: 'required' });
    const session = await auth.findSession(userId, sessionId);
    if (!session) throw new DomainError('NOT_FOUND');
    return session.ipAddress;
  }

  async #presentMovements(entries: readonly LedgerEntry[]): Promise<UserMovementDto[]> {
    const numbers = entries.filter(({ referenceType }) => referenceType === 'activation');
    const products = await this.deps.activations.productsOf(numbers.map(({ referenceId }) => referenceId));
    return entries.map((entry) => {
      const product = products.get(entry.referenceId);
      return {
        ...presentLedgerEntry(entry),
        product: product ? { service_code: product.serviceCode, country_iso: product.countryIso } : null,
      };
    });
  }

  async #presentNotes(notes: readonly UserNote[]): Promise<UserNoteDto[]> {
    const emails = await this.deps.auth.emailsOf([...new Set(notes.map(({ staffId }) => staffId))]);
    return notes.map(({ id, text, staffId, createdAt }) => ({
      id,
      text,
      staff: { id: staffId, email: emails.get(staffId) ?? null },
      created_at: createdAt.toISOString(),
    }));
  }
}
