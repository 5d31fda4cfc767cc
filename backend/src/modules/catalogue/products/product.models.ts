import { DataTypes, literal } from 'sequelize';
import { tableModel } from '../../../platform/database/index.js';

export interface ProductRow {
  id: string;
  serviceCode: string;
  countryIso: string;
  /** The database writes it: `BR-WA`. */
  sku: string;
  name: string | null;
  description: string | null;
  /** Cents of BRL; null when the price follows the cost. */
  ownPriceCents: number | null;
  /** Percent on the cost; null where the markup of the settings is used. */
  markupPercent: number | null;
  pausedAt: Date | null;
  pauseReason: string | null;
  stock: number;
  isOffered: boolean;
  /** Share (0 to 1) of the recent numbers that received a code; null while there are too few. */
  deliveryRate: number | null;
  typicalSeconds: number | null;
  sampleSize: number;
  worksNow: boolean | null;
  createdAt: Date;
  updatedAt: Date;
}

export const productModel = tableModel<ProductRow>('products', {
  id: { type: DataTypes.UUID, primaryKey: true, defaultValue: literal('DEFAULT') },
  serviceCode: DataTypes.TEXT,
  countryIso: DataTypes.TEXT,
  sku: DataTypes.TEXT,
  name: DataTypes.TEXT,
  description: DataTypes.TEXT,
  ownPriceCents: DataTypes.BIGINT,
  markupPercent: DataTypes.DOUBLE,
  pausedAt: DataTypes.DATE,
  pauseReason: DataTypes.TEXT,
  stock: DataTypes.BIGINT,
  isOffered: DataTypes.BOOLEAN,
  deliveryRate: DataTypes.REAL,
  typicalSeconds: DataTypes.INTEGER,
  sampleSize: DataTypes.INTEGER,
  worksNow: DataTypes.BOOLEAN,
  createdAt: DataTypes.DATE,
  updatedAt: DataTypes.DATE,
});

export interface NamesRow<Name extends string | null> {
  namePt: Name;
  nameEn: Name;
  nameEs: Name;
}

export interface CategoryRow extends NamesRow<string> {
  id: string;
  code: string;
  position: number;
  updatedAt: Date;
}

export const categoryModel = tableModel<CategoryRow>('categories', {
  id: { type: DataTypes.UUID, primaryKey: true, defaultValue: literal('DEFAULT') },
  code: DataTypes.TEXT,
  namePt: DataTypes.TEXT,
  nameEn: DataTypes.TEXT,
  nameEs: DataTypes.TEXT,
  position: DataTypes.INTEGER,
  updatedAt: DataTypes.DATE,
});

/** A name is null where the usual one is shown. */
export interface CountryRow extends NamesRow<string | null> {
  id: string;
  isoCode: string;
  isEnabled: boolean;
  /** Lower positions come first, equal ones by name. */
  position: number;
  updatedAt: Date;
}

export const countryModel = tableModel<CountryRow>('countries', {
  id: { type: DataTypes.UUID, primaryKey: true, defaultValue: literal('DEFAULT') },
  isoCode: DataTypes.TEXT,
  isEnabled: DataTypes.BOOLEAN,
  position: DataTypes.INTEGER,
  namePt: DataTypes.TEXT,
  nameEn: DataTypes.TEXT,
  nameEs: DataTypes.TEXT,
  updatedAt: DataTypes.DATE,
});
