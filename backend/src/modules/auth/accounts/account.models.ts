import { DataTypes, type Model, type ModelStatic, type Sequelize } from 'sequelize';
import type { Account } from './account.js';

type Row = Omit<Account, 'profile'> & Account['profile'] & { deletedAt: Date | null };

export type AccountModel = ModelStatic<Model<Row> & Row>;

/** The column map of accounts for searches; the password is not part of it. */
export function defineAccountModel(sequelize: Sequelize): AccountModel {
  return sequelize.define<Model<Row> & Row>(
    'User',
    {
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
    },
    { tableName: 'users', timestamps: false },
  );
}
