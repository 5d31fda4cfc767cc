import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Example,
  Patch,
  Post,
  Request,
  Response,
  Route,
  Security,
  Tags,
  type File,
  UploadedFile,
} from '@tsoa/runtime';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { actorOf } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import type { AvatarService } from './avatar.service.js';
import type { AvatarDto, UpdateProfileRequestDto } from './profile.dto.js';
import type { ProfileService } from './profile.service.js';
import { type MeDto, presentMe } from '../accounts/account.dto.js';

@Route('api/v1/users/me')
@Tags('Accounts')
@Security('session')
export class ProfileController extends Controller {
  constructor(
    private readonly profiles: ProfileService,
    private readonly avatars: AvatarService,
  ) {
    super();
  }

  /** Changes the personal data of the account. The e-mail address cannot be changed. */
  @Patch('profile')
  async updateProfile(
    @Request() request: HttpRequest,
    @Body() body: UpdateProfileRequestDto,
  ): Promise<MeDto> {
    const changes = {
      fullName: body.full_name,
      phoneNumber: body.phone_number,
      birthDate: body.birth_date,
      cpf: body.cpf,
      avatarUrl: body.avatar_url,
    };
    return presentMe(await this.profiles.update(actorOf(request), changes, originOf(request)));
  }

  /**
   * Uploads the picture of the account: JPEG, PNG or WebP of at most 5 MB. It is cropped to a square and published at
   * once, and replaces the previous one.
   */
  @Post('avatar')
  @Example<AvatarDto>({ avatar_url: '/images/avatars/Yk3bHw0pQe2rT5uI8oP1aS-256.webp' })
  @Response(413, 'The file is too large')
  @Response(415, 'The file is not a JPEG, PNG or WebP picture')
  @Response(422, 'No file, or a picture that cannot be read')
  async uploadAvatar(@Request() request: HttpRequest, @UploadedFile('file') file?: File): Promise<AvatarDto> {
    if (!file) throw new InvalidInputError({ file: 'required' });
    return { avatar_url: await this.avatars.upload(actorOf(request), file.buffer, originOf(request)) };
  }
}
