import { DataTypes } from 'sequelize';
import { tableModel } from '../../../platform/database/index.js';
import type { Account } from './account.js';

export type UserRow = Omit<Account, 'profile'> &
  Account['profile'] & {
    deletedAt: Date | null;
    /** Written by the database: e-mail address and name in lower case, for searches. */
    searchText: string;
  };

/** Accounts without their passwords. The role is changed by a function of the database, never through the model. */
export const userModel = tableModel<UserRow>('users', {
  id: { type: DataTypes.UUID, primaryKey: true },
  email: DataTypes.TEXT,
  role: DataTypes.TEXT,
  isActive: DataTypes.BOOLEAN,
  isEmailVerified: DataTypes.BOOLEAN,
  mustChangePassword: DataTypes.BOOLEAN,
  preferredLanguage: DataTypes.TEXT,
  preferredCurrency: DataTypes.TEXT,
  fullName: DataTypes.TEXT,
  phoneNumber: DataTypes.TEXT,
  birthDate: DataTypes.DATEONLY,
  cpf: DataTypes.TEXT,
  avatarUrl: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  lastLoginAt: DataTypes.DATE,
  deletedAt: DataTypes.DATE,
  searchText: DataTypes.TEXT,
});
