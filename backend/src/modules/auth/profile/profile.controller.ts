import {
  Body,
  Example,
  type File,
  Patch,
  Post,
  Response,
  Route,
  Security,
  Tags,
  UploadedFile,
} from '@tsoa/runtime';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { ApiController } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import type { AvatarService } from './avatar.service.js';
import type { ProfileService } from './profile.service.js';
import { type MeDto, presentMe } from '../accounts/account.dto.js';

/** The fields of the profile to change. A field that is left out does not change; null or an empty text clears it. */
interface UpdateProfileRequestDto {
  /** @maxLength 200 too_long @example "Maria da Silva" */
  full_name?: string | null;
  /**
   * Brazilian numbers with their area code, others with `+` and their country code.
   * @maxLength 40 phone_invalid
   * @example "(11) 98765-4321"
   */
  phone_number?: string | null;
  /** `YYYY-MM-DD` @maxLength 10 birth_date_invalid @example "1990-03-07" */
  birth_date?: string | null;
  /**
   * With or without punctuation; its check digits must be correct.
   * @maxLength 14 cpf_invalid
   * @example "529.982.247-25"
   */
  cpf?: string | null;
  /**
   * Null removes the picture. Use the upload to set a new one: an address other than the present one is refused.
   * @maxLength 200 not_allowed
   */
  avatar_url?: string | null;
}

interface AvatarDto {
  /** The address of the picture, as long as the account uses it. */
  avatar_url: string;
}

@Route('api/v1/users/me')
@Tags('Accounts')
@Security('session')
export class ProfileController extends ApiController<{ profiles: ProfileService; avatars: AvatarService }> {
  /** Changes the personal data of the account. The e-mail address cannot be changed. */
  @Patch('profile')
  async updateProfile(@Body() body: UpdateProfileRequestDto): Promise<MeDto> {
    const changes = {
      fullName: body.full_name,
      phoneNumber: body.phone_number,
      birthDate: body.birth_date,
      cpf: body.cpf,
      avatarUrl: body.avatar_url,
    };
    return presentMe(await this.deps.profiles.update(this.actor, changes, originOf(this.request)));
  }

  /**
   * Uploads the picture of the account: JPEG, PNG or WebP of at most 5 MB. It is cut to a square, published at
   * once, and replaces the previous picture.
   */
  @Post('avatar')
  @Example<AvatarDto>({ avatar_url: '/images/avatars/Yk3bHw0pQe2rT5uI8oP1aS-256.webp' })
  @Response(413, 'The file is too large')
  @Response(415, 'The file is not a JPEG, PNG or WebP picture')
  @Response(422, 'There is no file, or the picture cannot be read')
  async uploadAvatar(@UploadedFile('file') file?: File): Promise<AvatarDto> {
    if (!file) throw new InvalidInputError({ file: 'required' });
    return { avatar_url: await this.deps.avatars.upload(this.actor, file.buffer, originOf(this.request)) };
  }
}
